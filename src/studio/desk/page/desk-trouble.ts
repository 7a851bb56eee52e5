/** Why a call was not answered, in a sentence for the person at the desk. */
export class DeskTrouble extends Error {
  override readonly name = 'DeskTrouble';
}
