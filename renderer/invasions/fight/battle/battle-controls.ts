import type { Field as FormField, Option } from '#shared/engine/decision.ts'
import { includesKey, keyText } from '#shared/engine/option-key.ts'
import type { Board } from '#shared/invasions/board.ts'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import type { BattleInProgress } from '#shared/invasions/queries/battle/battle-in-progress.ts'
import { swordsOn } from '#shared/invasions/queries/battle/dice.ts'
import { isElite } from '#shared/invasions/queries/battle/fighters.ts'
import { oddsOfReroll, oddsOfRollAgain } from '#shared/invasions/queries/odds/odds-in-progress.ts'
import type { UnitId } from '#shared/invasions/state.ts'
import { chosenIn, withValue } from '../../../table/decision/draft.ts'
import type { PieceFate } from '../../pieces/counter.tsx'
import { choiceOptions } from '../../questions/option-card.tsx'
import { type DieControl, type FightControls, NO_CONTROLS, type OpenQuestion } from '../fight-controls.ts'
import { moveHit, togglePick } from './hit-picks.ts'

/** What clicks on dice and units do in a battle, for the open question. */
export function battleControls(board: Board, field: BattleInProgress, question: OpenQuestion): FightControls {
  const { decision } = question
  switch (decision.kind) {
    case 'battle-reroll':
      return rerollControls(board, field, decision, question)
    case 'card-reroll':
      return { roll: rollControl(board, field, decision.about.side, question) }
    case 'battle-losses':
    case 'take-hits':
      return hitControls(question)
    case 'recover-units':
      // XX.K: elites come back flipped.
      return unitPickControls(question, {
        picked: (id) => (isElite(board, id) ? 'damaged' : 'stands'),
        left: 'lost'
      })
    case 'repair-units':
      return unitPickControls(question, { picked: 'stands', left: 'damaged' })
    default:
      return NO_CONTROLS
  }
}

/** XX.E, XXI.D: a click on a die, or on a whole roll, re-rolls it. */
function rerollControls(
  board: Board,
  field: BattleInProgress,
  { about }: InquiryOf<'battle-reroll'>,
  question: OpenQuestion
): FightControls {
  if (about.system === 'advanced') return { roll: rollControl(board, field, about.side, question) }
  const known = new Map<string, DieControl>()
  return {
    die(side, die) {
      const swords = swordsOn(die)
      const stake = about.dice.find((one) => {
        const shown = swordsOn(one)
        const alike = shown.white === swords.white && shown.red === swords.red
        return one.of === side && one.colour === die.colour && alike
      })
      if (!stake) return null
      const control = known.get(keyText(stake.key)) ?? {
        onClick: () => question.onAnswer({ option: stake.key }),
        ...oddsOfReroll(board, field, about.side, { of: side, die: stake })
      }
      known.set(keyText(stake.key), control)
      return control
    }
  }
}

function rollControl(
  board: Board,
  field: BattleInProgress,
  by: BattleInProgress['attacker']['side'],
  question: OpenQuestion
): NonNullable<FightControls['roll']> {
  const options = choiceOptions(question.decision)
  return (side) => {
    if (!options.some(({ key }) => key === side)) return null
    if (!field[side].roll) return null
    return { onClick: () => question.onAnswer({ option: side }), ...oddsOfRollAgain(board, field, by, side) }
  }
}

type ManyField = Extract<FormField, { field: 'many' }>

export function manyFieldOf({ decision: { body } }: OpenQuestion): ManyField | null {
  const fields: readonly FormField[] = body.type === 'form' ? body.fields : []
  return fields.find((field) => field.field === 'many') ?? null
}

/** XX.H: a click on a unit moves a hit to it. */
export function hitControls(question: OpenQuestion): FightControls {
  const field = manyFieldOf(question)
  if (!field) return NO_CONTROLS
  const { name, options } = field
  const chosen = chosenIn(question.draft, name)
  return {
    unit(id) {
      const own = options.filter(({ piece }) => piece === id)
      if (own.length === 0) return null
      const taken = own.filter(({ key }) => includesKey(chosen, key))
      const all = taken.length === own.length
      return {
        pressed: taken.length > 0,
        fate: all ? 'lost' : taken.length > 0 ? 'damaged' : 'stands',
        onClick: () => question.onDraft(withValue(question.draft, name, [...moveHit(options, chosen, id)]))
      }
    }
  }
}

/** What becomes of the picked units, and of the others. */
interface PickFates {
  readonly picked: PieceFate | ((id: UnitId) => PieceFate)
  readonly left: PieceFate
}

/** XX.K: a click picks a unit that recovers, is repaired or is given up. */
export function unitPickControls(question: OpenQuestion, { picked, left }: PickFates): FightControls {
  const field = manyFieldOf(question)
  if (!field) return NO_CONTROLS
  const { name, options, max } = field
  const chosen = chosenIn(question.draft, name)
  return {
    unit(id) {
      const option = optionFor(options, id)
      if (!option) return null
      const pressed = includesKey(chosen, option.key)
      return {
        pressed,
        fate: pressed ? (typeof picked === 'function' ? picked(id) : picked) : left,
        onClick: () =>
          question.onDraft(withValue(question.draft, name, [...togglePick(chosen, option.key, max)]))
      }
    }
  }
}

/** The unit that an option is about. If the option names no piece, its key is the unit. */
export function unitOfOption({ key, piece }: Pick<Option, 'key' | 'piece'>): UnitId {
  return piece ?? keyText(key)
}

function optionFor(options: readonly Option[], id: UnitId): Option | undefined {
  return options.find((option) => unitOfOption(option) === id)
}
