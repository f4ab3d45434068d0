import { askAny } from '../../../engine/script.ts'
import { ask, choice, passOnly, type Question, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { LawId, SenatorId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { isFree, speakerFor } from '../../queries/obedience.ts'
import { benchOf } from '../../queries/precedence.ts'
import { senatorOf } from '../../queries/republic.ts'
import { finable, finingFaction, lawsOpen } from '../../queries/senate/laws.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { rollUnderOmens } from '../changes/dice.ts'
import {
  changeInfluence,
  changePopularity,
  changeUnrest,
  enrichState,
  senatorIn
} from '../changes/standing.ts'
import { offerCommission } from './commission.ts'

/**
 * 7.36: in the middle and late Republic a faction may bring in laws of its hand, before the other business begins. All
 * who hold cards are asked, so that nobody learns who holds a law.
 */
export function* offerLaws(play: RepublicPlay): Script {
  const { state } = play
  yield* offerCommission(play)
  if (state.options.republic === 'early') return
  for (;;) {
    const able = () =>
      state.sides.filter(
        (side) =>
          benchOf(state, side).length > 0 && isFree(state, side) && (state.hands[side] ?? []).length > 0
      )
    if (able().length === 0) return
    const acted = yield* askAny(() => able().map((side) => lawQuestion(state, side)), {
      curtain: 'no-one',
      phase: `senate ${state.turn}`
    })
    const side = state.sides.find((id) => id === acted?.side)
    if (!acted || !side) return
    bringIn(play, side, acted.value)
  }
}

function lawQuestion(state: RepublicState, side: FactionId): Question<LawId> {
  const cards = lawsOpen(state, state.hands[side] ?? [])
  const header = { side, kind: 'law', rule: '7.36', prompt: message('prompt.law'), about: { cards } } as const
  if (cards.length === 0) return passOnly(header)
  return choice(
    header,
    cards.map((law) => ({
      key: law,
      label: message('option.bring-in', { law: reference('law', law) }),
      value: law
    }))
  )
}

/** 7.36: what the laws of the Social War do to unrest. */
const CALM = { julian: -3, plautian: -2 } as const

/** 7.36: the law is in force, or has done at once what it does. */
function bringIn(play: RepublicPlay, faction: FactionId, law: LawId): void {
  const { state, emit } = play
  state.hands[faction] = (state.hands[faction] ?? []).filter((card) => card !== law)
  emit({ type: 'law-passed', law, faction })
  switch (law) {
    case 'servilian':
      repeal(play, faction, 'acilian')
      state.discards.push(law)
      return
    case 'julian':
      delete state.happenings['manpower-shortage']
      state.isRecruitmentBarred = false
      changeUnrest(play, CALM.julian)
      for (const id of benchOf(state, faction)) loseByDie(play, id)
      state.discards.push(law)
      return
    case 'plautian-papirian':
      state.laws.push(law)
      changeUnrest(play, CALM.plautian)
      for (const id of benchOf(state, faction)) changePopularity(play, id, -1)
      return
    default:
      state.laws.push(law)
  }
}

function repeal({ state, emit }: RepublicPlay, faction: FactionId, law: LawId): void {
  state.laws = state.laws.filter((each) => each !== law)
  state.discards.push(law)
  emit({ type: 'law-repealed', law, faction })
}

function loseByDie(play: RepublicPlay, id: SenatorId): void {
  const { total } = rollUnderOmens(play, { reason: 'law-anger', rule: '7.36', actor: id })
  changeInfluence(play, id, -Math.max(0, total))
}

/** 6.12: under the Calpurnian Law one corrupt governor is fined each turn, when the trials are over. */
export function* offerFine(play: RepublicPlay, censor: FactionId): Script {
  const { state } = play
  const candidates = finable(state)
  if (candidates.length === 0) return
  const side = speakerFor(state, finingFaction(state, censor))
  const chosen = yield* ask(
    choice({ side, kind: 'fine', rule: '6.12', prompt: message('prompt.fine'), about: { candidates } }, [
      { key: 'nobody' as const, label: message('option.fine-nobody'), value: null },
      ...candidates.map((id) => ({
        key: id,
        label: message('option.senator', { senator: reference('senator', id) }),
        value: id
      }))
    ])
  )
  if (chosen) fine(play, chosen)
}

/** 6.12: a die in talents: his own, then his faction's; what is missing he pays in favour and in influence. */
function fine(play: RepublicPlay, id: SenatorId): void {
  const { state, emit } = play
  const { total } = rollUnderOmens(play, { reason: 'fine', rule: '6.12', actor: id })
  const due = Math.max(0, total)
  const senator = senatorIn(state, id)
  const own = Math.min(due, senator.talents)
  senator.talents -= own
  const { faction } = senatorOf(state, id)
  const purse = faction ? (state.purses[faction] ?? 0) : 0
  const lent = Math.min(due - own, purse)
  if (faction) state.purses[faction] = purse - lent
  const missing = due - own - lent
  emit({ type: 'fined', senator: id, talents: own + lent })
  enrichState(play, own + lent)
  if (missing === 0) return
  changePopularity(play, id, -missing)
  changeInfluence(play, id, -missing)
}
