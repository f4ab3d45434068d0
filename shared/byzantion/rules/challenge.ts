import { accepted, type FormBody, refused } from '../../engine/decision.ts'
import { randomInt } from '../../engine/random.ts'
import { askTogether } from '../../engine/script.ts'
import { form, type HeaderOf, type Question, type Script } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import { event as eventRecord } from '../content/events/index.ts'
import type { ResourceId } from '../content/ids.ts'
import { figures } from '../figures.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { effectsOn } from '../queries/abilities.ts'
import { eventOf } from '../queries/events.ts'
import { initiativeOrder, keimelionOf } from '../queries/seats.ts'
import type { ByzantionState } from '../state.ts'
import type { ChallengeGift } from '../table.ts'
import { message, reference } from '../words/message.ts'
import { addDoxa, pay, seat } from './changes.ts'
import { openMoment, withAnyTime } from './intrigue.ts'
import { breakTieAmong } from './resolution.ts'

/** R.4: after a completed challenge event all give one resource in secret; the greatest gifts bring Doxa. */
export function* challenge(play: ByzantionPlay): Script {
  const { state, emit } = play
  const event = eventOf(state)
  const record = event && eventRecord(event)
  if (record?.kind !== 'challenge' || !state.resolution) return
  const { resource, doxa } = record.challenge
  const given = yield* askTogether(() => state.sides.map((side) => giftQuestion(state, side, resource)))
  const gifts = initiativeOrder(state).map((side): ChallengeGift => {
    const amount = given.get(side) ?? 0
    pay(state, side, { [resource]: amount })
    return { side, amount, bonus: challengeBonus(state, side) }
  })
  state.resolution.challenge = gifts
  emit({ type: 'challenge-revealed', gifts: gifts.map((gift) => ({ ...gift })) })
  yield* replyToChallenge(play, gifts)
  yield* rank(play, gifts, doxa)
}

/** E.2: two of the chalice for the challenge only, and what heroes add. */
export function challengeBonus(state: ByzantionState, side: SideId): number {
  const chalice = keimelionOf(state, side) === 'chalice' ? figures.keimelion.chalice : 0
  const heroes = effectsOn(seat(state, side), 'challenge', 'challenge-add')
  return chalice + heroes.reduce((sum, { count }) => sum + count, 0)
}

const amountForm = (most: number): FormBody<{ amount: number }> => ({
  type: 'form',
  fields: [{ field: 'number', name: 'amount', label: message('field.amount'), min: 0, max: most }]
})

function giftQuestion(state: ByzantionState, side: SideId, resource: ResourceId): Question<number> {
  const own = seat(state, side).goods[resource]
  return form(
    {
      side,
      kind: 'challenge',
      rule: 'R.4',
      prompt: message('prompt.challenge', { resource: reference('good', resource) }),
      about: { resource, own, bonus: challengeBonus(state, side) }
    },
    {
      form: amountForm(own),
      check: ({ amount }) =>
        amount <= own ? accepted(amount) : refused(message('refusal.not-owned'), 'R.4'),
      sample: (random) => ({ amount: randomInt(random, own + 1) })
    }
  )
}

function replyToChallenge(play: ByzantionPlay, gifts: ChallengeGift[]): Script {
  const windows = withAnyTime('challenge')
  return openMoment(
    play,
    {
      sides: initiativeOrder(play.state),
      windowsFor: () => windows,
      header: (side, cards): HeaderOf<'react-challenge'> => ({
        side,
        kind: 'react-challenge',
        rule: 'R.4',
        prompt: message('prompt.react-challenge'),
        about: { windows, cards, gifts: gifts.map((gift) => ({ ...gift })) }
      })
    },
    { gifts }
  )
}

/** R.4: the greatest gift first; the sceptre, or else the ring, breaks ties. Nothing given earns nothing. */
function* rank(play: ByzantionPlay, gifts: readonly ChallengeGift[], doxa: readonly number[]): Script {
  const { state, emit } = play
  const sizes = new Map(gifts.map(({ side, amount, bonus }) => [side, Math.max(0, amount + bonus)]))
  const ranking: { side: SideId; doxa: number }[] = []
  for (const prize of doxa) {
    const left = [...sizes].filter(([, size]) => size > 0)
    if (left.length === 0) break
    const most = Math.max(...left.map(([, size]) => size))
    const tied = left.filter(([, size]) => size === most).map(([side]) => side)
    const side = yield* breakTieAmong(play, 'challenge', tied)
    sizes.delete(side)
    addDoxa(state, side, prize, 'challenges')
    ranking.push({ side, doxa: prize })
  }
  emit({ type: 'challenge-ranked', ranking })
}
