import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { BattlePicture, ShownLine } from './picture.ts'

const FACES = 6
const TWO_DICE = ['missile-2d6', 'battle-2d6', 'battle-reroll-2d6']

/** The faces of 2D6: as they fell where the log has told it, else any that come to the same. */
export function facesOf({ roll, faces }: Pick<ShownLine, 'roll' | 'faces'>): readonly number[] {
  if (!roll) return []
  if (sumOf(faces ?? []) === roll.natural) return faces ?? []
  const first = Math.min(FACES, roll.natural - 1)
  return [first, roll.natural - first]
}

/** A battle with the faces of its rolls: the last ones told that come to what lies there. */
export function withFaces(picture: BattlePicture, events: readonly InvasionsEvent[]): BattlePicture {
  const line = (shown: ShownLine): ShownLine => {
    const { roll } = shown
    if (!roll) return shown
    const told = events.findLast(
      (event) =>
        event.type === 'roll' && TWO_DICE.includes(event.reason) && sumOf(event.dice) === roll.natural
    )
    return told?.type === 'roll' ? { ...shown, faces: told.dice } : shown
  }
  return { ...picture, attacker: line(picture.attacker), defender: line(picture.defender) }
}

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0)
