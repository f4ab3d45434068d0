import { ownFigures } from '../../content/own-figures.ts'

/** VIII.C: a new Empire of the king of kings keeps half its age instead of starting at 1. */
export function halfTheAge(age: number): number {
  return Math.ceil(age * ownFigures.king.agePart)
}
