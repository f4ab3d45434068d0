import type { Script } from '../../ask.ts'
import type { TurnEvent } from '../../content/content-schema.ts'
import { nationIds, type SpecialRuleId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { presentEntries } from '../../present-entries.ts'
import { suzerainOf } from '../../queries/nations/realm.ts'
import { hasTrait } from '../../queries/nations/traits.ts'
import type { Modifier } from '../../rolls.ts'
import type { InvasionsState } from '../../state.ts'
import { rollDie } from '../pieces/dice.ts'

export interface IslamEvent {
  readonly type: 'islam'
  readonly created: boolean
}

type IslamCheck = Extract<TurnEvent, { event: 'islam-check' }>
type Circumstance = IslamCheck['modifiers'][number]['when']

/** V.C: on turn 11 a die may create Islam. The game then ends with that turn. */
export function* checkIslam(play: InvasionsPlay, event: TurnEvent): Script {
  if (event.event !== 'islam-check') return
  const modifiers = islamModifiers(play.state, event)
  const { total } = yield* rollDie(play, { reason: 'islam', rule: 'V.C', faces: 10, modifiers })
  const created = total >= event.atLeast
  if (created) play.state.lastTurn = 11
  play.emit({ type: 'islam', created })
}

/** V.C: modifiers for weak empires and for the Arabs' own success, as far as they apply now. */
export function islamModifiers(
  state: InvasionsState,
  { modifiers }: Pick<IslamCheck, 'modifiers'>
): Modifier[] {
  return modifiers
    .filter(({ when }) => circumstances[when](state))
    .map(({ when, add }) => ({ amount: add, rule: 'V.C', why: when }))
}

const circumstances: Readonly<Record<Circumstance, (state: InvasionsState) => boolean>> = {
  'byzantium-declines-or-is-gone': (state) => isWeak(state, 'bosporan-march'),
  'persia-declines-or-is-gone': (state) => isWeak(state, 'great-king'),
  'arab-raiders-triumph': (state) => bearers('arabs-and-islam').some((id) => haveTriumphed(state, id))
}

const bearers = (trait: SpecialRuleId) => nationIds.filter((id) => hasTrait(id, trait))

function isWeak(state: InvasionsState, trait: SpecialRuleId): boolean {
  return bearers(trait).some((id) => {
    const { presence, decline } = state.nations[id]
    return presence !== 'in-play' || decline > 0 || suzerainOf(state, id) !== null
  })
}

/** Whether raiders have settled, or a marker of a great raid of theirs lies on the map. */
function haveTriumphed(state: InvasionsState, raiders: (typeof nationIds)[number]): boolean {
  const settled = state.nations[raiders].activity === 'inactive'
  return settled || presentEntries(state.raids).some(([, { grade, by }]) => grade === '+' && by === raiders)
}
