/** The item at an index, wrapping around at the end. */
export function cycle<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0];
}
