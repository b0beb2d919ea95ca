/** All languages of the sentences, for a bundle: import it beside the fields. Without it a bundle has English alone. */
export {};
