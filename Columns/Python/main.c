/* SwiftPM compiles the command's main function under this name, so that tests can link it. */
int numfield_main(int, char **);

int main(int count, char **arguments) { return numfield_main(count, arguments); }
