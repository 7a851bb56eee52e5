/** The item at a non-negative index, which wraps around at the end. */
export function cycle<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0];
}
