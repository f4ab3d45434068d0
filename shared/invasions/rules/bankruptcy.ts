import { accepted } from '../../engine/decision.ts'
import { reshuffle } from '../../engine/deck.ts'
import { shuffled } from '../../engine/random.ts'
import { compose, type Script } from '../../engine/script.ts'
import { sideOf } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { isCivilised } from '../queries/activation-order.ts'
import { unitsOf } from '../queries/realm.ts'
import type { UnitId } from '../state.ts'
import { message, reference } from '../words/message.ts'
import { columnFor, drawOne } from './administration-deck.ts'
import { moveAge, moveDecline } from './ageing-tracks.ts'
import { checkCollapse } from './collapse.ts'
import { settleControl } from './control.ts'
import { federatesMayBreak } from './foedus-breaking.ts'
import { disbandUnit } from './musters.ts'

export interface BankruptcyEvent {
  readonly type: 'bankrupt'
  readonly nation: NationId
  readonly cause: string
}

/** XIV.J: a nation that cannot pay ages by two, declines, suffers a calamity, and may lose units or collapse; once a turn. */
export function* bankrupt(
  play: InvasionsPlay,
  nation: NationId,
  cause: string,
  { unpaid = 0 }: { readonly unpaid?: number } = {}
): Script {
  const { state } = play
  const { thisTurn } = state
  if (!isCivilised(state.nations[nation]) || thisTurn.bankrupt.includes(nation)) return
  thisTurn.bankrupt.push(nation)
  play.emit({ type: 'bankrupt', nation, cause })
  if (unpaid > 0 && state.nations[nation].status === 'kingdom') yield* loseUnpaidUnits(play, nation, unpaid)
  // VI.E: what these cost and cannot be paid makes nobody bankrupt twice.
  yield* moveAge(play, nation, 2, 'XIV.J')
  yield* moveDecline(play, nation, 1, 'XIV.J')
  yield* calamityOfBankruptcy(play, nation)
  if (state.nations[nation].presence === 'in-play') yield* checkCollapse(play, nation)
  if (state.nations[nation].presence === 'in-play') yield* federatesMayBreak(play, nation, 'bankruptcy')
}

/** XIV.J: one Administration card is drawn for the calamity it shows, if any. */
function* calamityOfBankruptcy(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const card = drawOne(state)
  const { calamity } = columnFor(card, state.nations[nation].age)
  reshuffle(state.random, state.decks.administration)
  if (calamity) yield* play.cards.sufferCalamity(play, nation, calamity)
}

/** XIV.J: a Kingdom loses the units it cannot pay for, or half of those it has if that is fewer. */
function* loseUnpaidUnits(play: InvasionsPlay, nation: NationId, unpaid: number): Script {
  const units = unitsOf(play.state, nation)
  const count = Math.min(Math.ceil(unpaid), Math.ceil(units.length / 2))
  for (const id of yield* chooseUnits(nation, units, count)) disbandUnit(play, id, 'XIV.J')
  settleControl(play)
}

/** So many units of the nation's choice; nothing is asked when it has no choice. */
function* chooseUnits(
  nation: NationId,
  units: ReturnType<typeof unitsOf>,
  count: number
): Script<readonly UnitId[]> {
  const all = units.map(({ id }) => id)
  if (count === 0 || count >= all.length) return all.slice(0, count)
  return yield* compose(
    {
      side: sideOf(nation),
      kind: 'unpaid-units',
      rule: 'XIV.J',
      actor: nation,
      prompt: message('prompt.unpaid-units', { nation: reference('nation', nation), count })
    },
    {
      type: 'form',
      fields: [
        {
          field: 'many',
          name: 'units',
          label: message('field.units'),
          min: count,
          max: count,
          options: units.map((unit) => ({
            key: unit.id,
            label: message('option.unit', { unit: reference('unit-kind', unit.kind) }),
            place: unit.at
          }))
        }
      ]
    },
    ({ units: chosen }) => accepted(Array.isArray(chosen) ? chosen : []),
    (random) => ({ units: shuffled(random, all).slice(0, count) })
  )
}
