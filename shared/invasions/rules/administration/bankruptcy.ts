import { reshuffle } from '../../../engine/deck.ts'
import { shuffled } from '../../../engine/random.ts'
import type { Script } from '../../ask.ts'
import { chooseSome } from '../../choose-some.ts'
import { figures } from '../../content/figures.ts'
import type { NationId } from '../../content/ids.ts'
import { unitOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { columnFor } from '../../queries/administration/administration-cards.ts'
import { hasVanished, isOnMap } from '../../queries/nations/realm.ts'
import { countersOf } from '../../queries/pieces/placement.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import { questionFor } from '../../question-header.ts'
import type { Unit } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { settleControl } from '../control/control.ts'
import { leastLossPreset } from '../pieces/choose-units.ts'
import { disbandUnit } from '../pieces/muster.ts'
import { federatesMayBreak } from '../relations/foedus-breaking.ts'
import { moveAge, moveDecline } from '../time/ageing-tracks.ts'
import { drawAdministrationCard } from './administration-deck.ts'
import { checkCollapse } from './collapse.ts'

export interface BankruptcyEvent {
  readonly type: 'bankrupt'
  readonly nation: NationId
  readonly cause: string
}

/**
 * XIV.J: a nation that cannot pay ages by two, declines, suffers a calamity, and may lose units or collapse; once a
 * turn.
 */
export function* goBankrupt(
  play: InvasionsPlay,
  nation: NationId,
  cause: string,
  { unpaid = 0 }: { readonly unpaid?: number } = {}
): Script {
  const { state } = play
  const { thisTurn } = state
  if (!isCivilised(state.nations[nation]) || hasVanished(state, nation)) return
  if (thisTurn.bankrupt.includes(nation)) return
  thisTurn.bankrupt.push(nation)
  play.emit({ type: 'bankrupt', nation, cause })
  if (unpaid > 0 && state.nations[nation].status === 'kingdom') yield* loseUnpaidUnits(play, nation, unpaid)
  // VI.E: if these cost gold that the nation does not have, it does not go bankrupt a second time.
  yield* moveAge(play, nation, figures.bankruptcy.ages, 'XIV.J')
  yield* moveDecline(play, nation, 1, 'XIV.J')
  yield* calamityOfBankruptcy(play, nation)
  // XXVIII.G: who breaks away from the bankrupt has done so before it collapses, and is not inherited.
  if (state.nations[nation].presence === 'in-play') yield* federatesMayBreak(play, nation, 'bankruptcy')
  if (state.nations[nation].presence === 'in-play') yield* checkCollapse(play, nation)
}

/** XIV.J: draws one Administration card. The nation suffers the calamity on it, if any. */
function* calamityOfBankruptcy(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  const card = drawAdministrationCard(state)
  const { calamity } = columnFor(card, state.nations[nation].age)
  reshuffle(state.random, state.decks.administration)
  if (calamity) yield* play.cards.sufferCalamity(play, nation, calamity)
}

/** XIV.J: a Kingdom loses the units it cannot pay for, lent or not, or half of those it has if that is fewer. */
function* loseUnpaidUnits(play: InvasionsPlay, nation: NationId, unpaid: number): Script {
  const units = countersOf(play.state, nation).filter(isOnMap)
  const count = Math.min(Math.ceil(unpaid), Math.ceil(units.length / 2))
  for (const { id } of yield* chooseUnpaid(nation, units, count)) disbandUnit(play, id, 'XIV.J')
  settleControl(play)
}

/** The nation chooses the units. Asks nothing when there is no choice. */
function* chooseUnpaid(nation: NationId, units: readonly Unit[], count: number): Script<readonly Unit[]> {
  if (count === 0 || count >= units.length) return units.slice(0, count)
  return yield* chooseSome({
    header: {
      ...questionFor(nation, 'unpaid-units', 'XIV.J'),
      prompt: message('prompt.unpaid-units', { nation: reference('nation', nation), count }),
      about: { nation, count }
    },
    name: 'units',
    label: message('field.units'),
    items: units,
    min: count,
    max: count,
    toOption: unitOption,
    preset: leastLossPreset(units, count),
    sample: (random) => shuffled(random, units).slice(0, count)
  })
}
