import { accepted, refused } from '../../../engine/decision.ts'
import { randomInt } from '../../../engine/random.ts'
import { ask, choice, form, type Script, type ValuedOption } from '../../ask.ts'
import type { Persuasion } from '../../board/persuasion.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { IntrigueCardId, SenatorId } from '../../content/ids.ts'
import type { PersuasionStand } from '../../decisions/forum.ts'
import type { OptionOf } from '../../decisions/index.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { cardKind, intriguesAmong } from '../../queries/cards.ts'
import { isPersuaded, persuadable, persuaders, persuasionNumber } from '../../queries/persuasion.ts'
import { clockwiseFrom } from '../../queries/precedence.ts'
import { senatorOf, senatorsOf } from '../../queries/republic.ts'
import type { RepublicState } from '../../state.ts'
import type { TaskOf } from '../../tasks/index.ts'
import { message, reference } from '../../words/message.ts'
import { weighInfluence } from '../changes/ending.ts'
import { changeInfluence, changePopularity, senatorIn } from '../changes/standing.ts'
import { peddleInfluence } from './peddling.ts'

/** No. 8; 7.5: a faction may try to win a senator over. Before, it may peddle influence as often as it has the card. */
export function* persuade(play: RepublicPlay, { faction }: TaskOf<'persuasion'>): Script {
  for (;;) {
    const options = attempts(play.state, faction)
    if (options.length === 0) return
    const wanted = yield* ask(
      choice<'persuade', Wanted>(
        {
          side: faction,
          kind: 'persuade',
          rule: '7.5',
          prompt: message('prompt.persuade'),
          about: { cards: persuasionCards(play.state, faction) }
        },
        [...options, { key: { do: 'none' }, label: message('option.persuade-none'), value: { do: 'none' } }]
      )
    )
    if (wanted.do === 'none') return
    if (wanted.do === 'attempt') {
      yield* attempt(play, faction, wanted)
      return
    }
    peddleInfluence(play, faction, wanted)
  }
}

type Wanted = OptionOf<'persuade'>
type Attempt = Extract<Wanted, { do: 'attempt' }>

function attempts(state: RepublicState, faction: FactionId): readonly ValuedOption<'persuade', Wanted>[] {
  const cards = unopposedCards(state, faction)
  const tries = persuaders(state, faction).flatMap((by) =>
    persuadable(state, faction).flatMap((target) =>
      [null, ...cards].map((card): Attempt => ({ do: 'attempt', by, target, with: card }))
    )
  )
  const peddling = intriguesAmong(state.hands[faction] ?? [], 'influence-peddling').flatMap((card) =>
    state.sides
      .filter((from) => from !== faction && (state.hands[from]?.length ?? 0) > 0)
      .map((from) => ({ do: 'peddle' as const, card, from }))
  )
  return [
    ...tries.map((each) => ({ key: each, label: attemptLabel(each), value: each })),
    ...peddling.map((each) => ({
      key: each,
      label: message('option.peddle', {
        card: reference('card', each.card),
        side: reference('side', each.from)
      }),
      value: each
    }))
  ]
}

function attemptLabel({ by, target, with: card }: Attempt) {
  const words = { senator: reference('senator', by), target: reference('senator', target) }
  return card
    ? message('option.persuade-with', { ...words, card: reference('card', card) })
    : message('option.persuade', words)
}

function unopposedCards(state: RepublicState, faction: FactionId): readonly IntrigueCardId[] {
  const hand = state.hands[faction] ?? []
  return [...intriguesAmong(hand, 'seduction'), ...intriguesAmong(hand, 'blackmail')]
}

function persuasionCards(state: RepublicState, faction: FactionId): readonly IntrigueCardId[] {
  const hand = state.hands[faction] ?? []
  return [...unopposedCards(state, faction), ...intriguesAmong(hand, 'influence-peddling')]
}

/** 7.514: bribes and counter-bribes go around until the persuader rolls. */
function* attempt(play: RepublicPlay, faction: FactionId, wanted: Attempt): Script {
  const { state, emit } = play
  const persuasion = open(state, faction, wanted)
  emit({
    type: 'persuasion-began',
    senator: wanted.by,
    target: wanted.target,
    faction,
    card: wanted.with,
    base: persuasionNumber(state, persuasion)
  })
  yield* bribe(play, persuasion, true)
  if (!persuasion.isUnopposed)
    do yield* takeCounterBribes(play, persuasion)
    while ((yield* bribe(play, persuasion, false)) > 0)
  resolve(play, persuasion)
  state.persuasion = null
}

function open(state: RepublicState, faction: FactionId, { by, target, with: card }: Attempt): Persuasion {
  if (card) {
    state.hands[faction] = (state.hands[faction] ?? []).filter((each) => each !== card)
    state.discards.push(card)
  }
  const kind = card && cardKind(card)
  const persuasion: Persuasion = {
    by,
    target,
    faction,
    isUnopposed: card !== null,
    isBlackmail: kind?.kind === 'intrigue' && kind.of === 'blackmail',
    bribes: 0,
    against: 0,
    inFavour: 0
  }
  state.persuasion = persuasion
  return persuasion
}

/** 7.512: the persuader's own money. Returns how much; nothing: he rolls. */
function* bribe(play: RepublicPlay, persuasion: Persuasion, isFirst: boolean): Script<number> {
  const { state, emit } = play
  const { by, faction } = persuasion
  const { talents } = senatorOf(state, by)
  if (talents === 0) return 0
  const given = yield* ask(
    form(
      {
        side: faction,
        kind: 'bribe',
        rule: '7.512',
        prompt: message(isFirst ? 'prompt.first-bribe' : 'prompt.raise', {
          target: reference('senator', persuasion.target),
          base: persuasionNumber(state, persuasion)
        }),
        about: { ...standOf(state, persuasion), isFirst, talents }
      },
      {
        form: {
          type: 'form',
          fields: [
            { field: 'number', name: 'talents', label: message('field.talents'), min: 0, max: talents }
          ]
        },
        check: ({ talents: wanted }) =>
          wanted > talents ? refused(message('refusal.nothing-to-spend'), '7.512') : accepted(wanted),
        sample: (random) => ({ talents: randomInt(random, 2) === 0 ? 0 : randomInt(random, talents + 1) })
      }
    )
  )
  if (given === 0) return 0
  senatorIn(state, by).talents -= given
  persuasion.bribes += given
  emit({ type: 'bribed', senator: by, talents: given, base: persuasionNumber(state, persuasion) })
  return given
}

/** No. 9; 7.513: everybody else is asked, clockwise: also those without money, so that nobody learns who has any. */
function* takeCounterBribes(play: RepublicPlay, persuasion: Persuasion): Script {
  const { state } = play
  const others = clockwiseFrom(state, persuasion.faction).filter(
    (side) => side !== persuasion.faction && senatorsOf(state, side).length > 0
  )
  for (const side of others) yield* takeCounterBribe(play, persuasion, side)
}

function* takeCounterBribe(play: RepublicPlay, persuasion: Persuasion, side: FactionId): Script {
  const { state, emit } = play
  const purse = state.purses[side] ?? 0
  const mayHelp = state.options.counterBribes === 'both-ways'
  const given = yield* ask(
    form(
      {
        side,
        kind: 'counter-bribe',
        rule: '7.513',
        prompt: message('prompt.counter-bribe', {
          senator: reference('senator', persuasion.by),
          target: reference('senator', persuasion.target),
          base: persuasionNumber(state, persuasion)
        }),
        about: { ...standOf(state, persuasion), purse, mayHelp }
      },
      {
        form: {
          type: 'form',
          fields: [
            { field: 'number', name: 'talents', label: message('field.talents'), min: 0, max: purse },
            { field: 'flag', name: 'inFavour', label: message('field.in-favour') }
          ]
        },
        check: (values) => {
          if (values.talents > purse) return refused(message('refusal.nothing-to-spend'), '7.513')
          if (values.inFavour && !mayHelp) return refused(message('refusal.only-against'), '7.513')
          return accepted(values)
        },
        sample: (random) => ({
          talents: randomInt(random, 3) === 0 ? randomInt(random, purse + 1) : 0,
          inFavour: mayHelp && randomInt(random, 3) === 0
        })
      }
    )
  )
  const { talents, inFavour } = given
  if (talents === 0) return
  state.purses[side] = purse - talents
  if (inFavour) persuasion.inFavour += talents
  else persuasion.against += talents
  const base = persuasionNumber(state, persuasion)
  emit({ type: 'counter-bribed', faction: side, talents, inFavour, base })
}

function standOf(state: RepublicState, persuasion: Persuasion): PersuasionStand {
  const { by, target, bribes, against, inFavour } = persuasion
  return { by, target, bribes, against, inFavour, base: persuasionNumber(state, persuasion) }
}

/** 7.51, 7.512: the dice decide; all the money goes to whom it was about. */
function resolve(play: RepublicPlay, persuasion: Persuasion): void {
  const { state, emit } = play
  const { by, target, faction, bribes, against, inFavour } = persuasion
  const { dice } = play.roll({ reason: 'persuasion', rule: '7.51', faces: 6, count: 2, actor: by })
  const isWon = isPersuaded(
    state,
    persuasionNumber(state, persuasion),
    dice.reduce((sum, die) => sum + die, 0)
  )
  const senator = senatorIn(state, target)
  const from = senator.faction
  const talents = bribes + against + inFavour
  senator.talents += talents
  if (isWon) {
    senator.faction = faction
    emit({ type: 'persuaded', senator: by, target, faction, from, talents })
    weighInfluence(play)
  } else {
    emit({ type: 'not-persuaded', senator: by, target, talents })
    if (persuasion.isBlackmail) exposeBlackmail(play, target)
  }
}

/** 7.36: whoever withstands blackmail pays with his name. */
function exposeBlackmail(play: RepublicPlay, target: SenatorId): void {
  const roll = () => play.roll({ reason: 'blackmail', rule: '7.36', faces: 6, count: 2, actor: target }).total
  changeInfluence(play, target, -roll())
  changePopularity(play, target, -roll())
}
