import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { BattlePicture, ShownLine } from '../battle/battle-picture.ts'

const FACES = 6
const TWO_DICE = ['missile-2d6', 'battle-2d6', 'battle-reroll-2d6']

/** The faces of 2D6: as the log has them, else any two with the same sum. */
export function twoDiceFaces({ roll, faces }: Pick<ShownLine, 'roll' | 'faces'>): readonly number[] {
  if (!roll) return []
  if (sumOf(faces ?? []) === roll.natural) return faces ?? []
  const first = Math.min(FACES, roll.natural - 1)
  return [first, roll.natural - first]
}

/** Adds the faces of 2D6 to a battle: those of the last roll in the log with the same sum. */
export function withTwoDiceFaces(picture: BattlePicture, events: readonly InvasionsEvent[]): BattlePicture {
  const line = (shown: ShownLine): ShownLine => {
    const { roll } = shown
    if (!roll) return shown
    const latest = events.findLast(
      (event) =>
        event.type === 'roll' && TWO_DICE.includes(event.reason) && sumOf(event.dice) === roll.natural
    )
    return latest?.type === 'roll' ? { ...shown, faces: latest.dice } : shown
  }
  return { ...picture, attacker: line(picture.attacker), defender: line(picture.defender) }
}

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0)
