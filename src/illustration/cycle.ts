/** The item at a whole number from 0 up; after the last comes the first again. */
export function cycle<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0];
}
