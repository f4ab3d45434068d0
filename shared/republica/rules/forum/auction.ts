import { accepted, refused, type Verdict } from '../../../engine/decision.ts'
import { pickOne, randomInt } from '../../../engine/random.ts'
import { ask, form, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { ValuesOf } from '../../decisions/index.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { benchOf, clockwiseFrom, leadingFaction } from '../../queries/precedence.ts'
import { senatorOf } from '../../queries/republic.ts'
import type { RepublicState } from '../../state.ts'
import type { TaskOf } from '../../tasks/index.ts'
import { message, reference } from '../../words/message.ts'
import { senatorIn } from '../changes/standing.ts'

interface Bid {
  readonly faction: FactionId
  readonly senator: SenatorId
  readonly talents: number
}

/** No. 11; 3, R5: one round of bids from the faction of the highest official; it has the initiative if nobody bids. */
export function* sellInitiative(play: RepublicPlay, { initiative }: TaskOf<'auction'>): Script {
  const { state, emit, schedule } = play
  const first = leadingFaction(state)
  if (!first) return
  let best: Bid | null = null
  for (const side of clockwiseFrom(state, first)) {
    const bid: Bid | null = yield* takeBid(state, side, initiative, best)
    emit({
      type: 'initiative-bid',
      faction: side,
      senator: bid?.senator ?? null,
      talents: bid?.talents ?? 0
    })
    if (bid) best = bid
  }
  const faction = best?.faction ?? first
  if (best) senatorIn(state, best.senator).talents -= best.talents
  emit({ type: 'initiative-sold', faction, senator: best?.senator ?? null, talents: best?.talents ?? 0 })
  // R4: an initiative that was sold brings its own draw.
  schedule({ task: 'forum-draw', faction }, { task: 'initiative', faction, initiative })
}

/** 3: a bid must exceed those before it: of equal ones the first would count. Whoever cannot is not asked. */
function* takeBid(
  state: RepublicState,
  side: FactionId,
  initiative: number,
  best: Bid | null
): Script<Bid | null> {
  const least = Math.max(figures.forum.leastBid, (best?.talents ?? 0) + 1)
  const payers = benchOf(state, side).filter((id) => senatorOf(state, id).talents >= least)
  if (payers.length === 0) return null
  const most = Math.max(...payers.map((id) => senatorOf(state, id).talents))
  return yield* ask(
    form(
      {
        side,
        kind: 'bid',
        rule: '7.2',
        prompt: message('prompt.bid', { number: initiative, least: least }),
        about: { initiative, best: best?.talents ?? 0, by: best?.faction ?? null }
      },
      {
        form: {
          type: 'form',
          fields: [
            {
              field: 'one',
              name: 'by',
              label: message('field.senator'),
              options: [
                ...payers.map((id) => ({
                  key: id,
                  label: message('option.senator', { senator: reference('senator', id) })
                })),
                { key: 'nobody' as const, label: message('option.nobody') }
              ]
            },
            { field: 'number', name: 'talents', label: message('field.talents'), min: 0, max: most }
          ]
        },
        check: ({ by, talents }): Verdict<Bid | null> => {
          if (by === 'nobody') return accepted(null)
          if (!payers.includes(by)) return refused(message('refusal.not-your-purse'), '7.2')
          if (talents < least) return refused(message('refusal.bid-too-low'), '7.2')
          return talents <= senatorOf(state, by).talents
            ? accepted({ faction: side, senator: by, talents })
            : refused(message('refusal.nothing-to-spend'), '7.2')
        },
        sample: (random): ValuesOf<'bid'> => {
          if (randomInt(random, 2) === 0) return { by: 'nobody', talents: 0 }
          const by = pickOne(random, payers)
          const above = senatorOf(state, by).talents - least
          return { by, talents: least + randomInt(random, Math.min(above, 2) + 1) }
        }
      }
    )
  )
}
