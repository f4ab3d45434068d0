import { ownFigures } from '../../content/own-figures.ts'

/** VIII.C: a new Empire starts at age 1; that of the king of kings keeps half its age. */
export function halfTheAge(age: number): number {
  return Math.ceil(age * ownFigures.king.agePart)
}
