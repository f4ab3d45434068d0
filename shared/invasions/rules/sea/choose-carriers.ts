import { choose, confirm, type Script, type ValuedOptionOf } from '../../ask.ts'
import { sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { Carrier, Convoy } from '../../fights-in-progress.ts'
import { isUnitPiece } from '../../queries/pieces/pieces.ts'
import type { NavalStack } from '../../queries/sea/naval-stacks.ts'
import { piecesInCrossing, transportsFor } from '../../queries/sea/sea-crossings.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { SeaId } from '../../world/seas.ts'
import { stackAbout, stackKey } from './naval-stacks.ts'

/** XXV.D: chooses the stack that carries the pieces over a zone. Another player must lend his. Null when there is none. */
export function* chooseCarriers(
  state: InvasionsState,
  convoy: Convoy,
  zone: SeaId
): Script<Carrier[] | null> {
  const { nation, crossing, pieces } = convoy
  const units = piecesInCrossing(state, crossing, pieces).filter(isUnitPiece).length
  const leaders = pieces.length - units
  for (;;) {
    const choices = transportsFor(state, nation, zone, { units, leaders })
    const [first, ...others] = choices
    if (!first) return null
    const chosen = others.length === 0 ? first : yield* whichCarries(nation, zone, choices)
    const lender = chosen.map((stack) => stack.nation).find((owner) => sideOf(owner) !== sideOf(nation))
    if (!lender || (yield* consents(lender, convoy, zone))) return chosen.map(carrierOf)
    state.naval.unwilling.push(lender)
  }
}

function carrierOf({ nation, zone, fleets }: NavalStack): Carrier {
  return { nation, zone, fleets: fleets.map(({ id }) => id) }
}

function whichCarries(nation: NationId, zone: SeaId, choices: readonly NavalStack[][]): Script<NavalStack[]> {
  return choose(
    {
      ...questionFor(nation, 'carrying-stack', 'XXV.D', {
        nation,
        zone,
        stacks: choices.flatMap((stacks) => stacks.slice(0, 1).map(stackAbout))
      }),
      place: zone,
      prompt: message('prompt.carrying-stack', {
        nation: reference('nation', nation),
        sea: reference('sea', zone)
      })
    },
    choices.flatMap((stacks) => stacks.slice(0, 1).map((stack) => stackOption(stack, stacks)))
  )
}

function stackOption(
  stack: NavalStack,
  stacks: NavalStack[]
): ValuedOptionOf<'carrying-stack', NavalStack[]> {
  const { nation, zone, fleets } = stack
  const label = message('option.carrying-stack', {
    nation: reference('nation', nation),
    amount: fleets.length
  })
  return { key: stackKey(stack), label, place: zone, value: stacks }
}

/** XXV.D: asks another player whether his friendly stack carries the pieces. */
function consents(lender: NationId, { nation, pieces }: Convoy, zone: SeaId): Script<boolean> {
  return confirm({
    ...questionFor(lender, 'carry-friends', 'XXV.D', { lender, friend: nation, zone, pieces }),
    place: zone,
    prompt: message('prompt.carry-friends', {
      nation: reference('nation', lender),
      friend: reference('nation', nation),
      sea: reference('sea', zone)
    })
  })
}
