import { ask, choice, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { message, reference } from '../../words/message.ts'
import { closeYear } from './ledger.ts'

/** The end of the year: terms that are past are settled, and those who heard a promise in words say what became of it. */
export function* judgePromises(play: RepublicPlay): Script {
  closeYear(play)
  for (const { id, between, words } of play.state.deals.ledger) {
    if (words?.status !== 'open') continue
    const judge = between.find((side) => side !== words.by && !play.state.factions[side]?.isEliminated)
    if (judge) yield* judgePromise(play, id, judge)
    else words.status = 'void'
  }
}

function* judgePromise({ state, emit }: RepublicPlay, deal: number, side: FactionId): Script {
  const words = state.deals.ledger.find(({ id }) => id === deal)?.words
  if (!words) return
  const status = yield* ask(
    choice(
      {
        side,
        kind: 'judge-promise',
        rule: '7.37',
        prompt: message('prompt.judge-promise', { side: reference('side', words.by) }),
        about: { deal, by: words.by, said: words.said }
      },
      (['kept', 'broken', 'open'] as const).map((key) => ({
        key,
        label: message(`option.promise-${key}`),
        value: key
      }))
    )
  )
  words.status = status
  if (status !== 'open') emit({ type: 'promise-judged', deal, by: words.by, status })
}
