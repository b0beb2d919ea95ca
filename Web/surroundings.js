// What happens around the elements of a page: changes of languages, labels and inputs, and the first touch of a field.

/** The elements in the page, each with what it does when such a thing has happened. */
const connected = new Map();

const observer = typeof document !== "undefined" && new MutationObserver((records) => {
  const changed = records.filter(({ type }) => type === "childList").map(({ target }) => target.closest?.("number-field"));
  for (const element of new Set(changed)) connected.get(element)?.inputCame();
  if (records.some(({ attributeName }) => attributeName === "lang")) for (const each of connected.values()) each.languageChanged();
  const names = new Set(records.flatMap(changedNames).flatMap((each) => [each, each.control, each.id]));
  for (const each of connected.values()) each.namesChanged(names);
});
/** The elements that may give a field another name by changing, coming or going. */
function changedNames({ type, target, addedNodes, removedNodes }) {
  if (type === "attributes") return target;
  const around = (target.closest ? target : target.parentElement)?.closest("label") ?? [];
  // A field that was just added has looked for its labels already.
  const changed = [...addedNodes, ...removedNodes].filter((node) => node.querySelectorAll && !connected.has(node));
  return [around, ...changed.map((each) => [each, ...each.querySelectorAll("label, [id]")])].flat();
}

/** Tells a field before its input hears: what the event needs is made by then. */
function touch({ type, target }) {
  const element = target.closest?.("number-field");
  // What the element tells itself, it knows.
  if (target !== element || type === "invalid") connected.get(element)?.touched(type);
}

/** The trees that are observed. */
const observed = new WeakSet();
/** An element has come into the page; `heard` has what it does when something happens. */
export function enter(element, heard) {
  connected.set(element, heard);
  for (let root = element.getRootNode(); root; root = root.host?.getRootNode()) {
    if (observed.has(root)) continue;
    observed.add(root);
    for (const type of ["focus", "beforeinput", "invalid"]) root.addEventListener(type, touch, true);
    observer.observe(root, { attributeFilter: ["lang", "for", "id"], childList: true, subtree: true });
  }
}
export function leave(element) { connected.delete(element); }
/** Whether an element is in the page. */
export const isEntered = (element) => connected.has(element);
/** A label around a field, whose text is the field's name. */
export function watchLabel(label) { observer.observe(label, { characterData: true, childList: true, subtree: true }); }
