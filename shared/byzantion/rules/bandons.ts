import { accepted, type FormBody, refused } from '../../engine/decision.ts'
import { type RandomState, randomInt, shuffled } from '../../engine/random.ts'
import { ask, form, type Script } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import { type CardId, card } from '../content/cards/index.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { arrangementProblem, fitsBehind } from '../queries/bandons.ts'
import type { Pile } from '../table.ts'
import { message } from '../words/message.ts'
import { seat } from './changes.ts'

const pilesForm: FormBody<{ piles: { cards: CardId[] }[] }> = {
  type: 'form',
  fields: [{ field: 'many', name: 'piles', label: message('field.piles'), options: [], min: 0, max: 140 }],
  open: true
}

/** A.4: arranges all cards without a mark in any way. Asked only where there is a choice. */
export function* formBandons(play: ByzantionPlay, side: SideId): Script {
  const { state, emit } = play
  const owner = seat(state, side)
  const free = owner.area.filter(({ marked }) => !marked).flatMap(({ cards }) => cards)
  if (free.length < 2 || !free.some((id) => card(id).kind === 'hero')) return
  const piles = yield* ask(
    form(
      { side, kind: 'bandons', rule: 'A.4', prompt: message('prompt.bandons'), about: { side } },
      {
        form: pilesForm,
        check: ({ piles: wanted }) => {
          const arranged = wanted.map(({ cards }) => cards)
          const problem = arrangementProblem(owner.area, arranged)
          return problem ? refused(message(`refusal.${problem}`), 'A.4') : accepted(arranged)
        },
        sample: (random) => ({ piles: randomPiles(random, owner.area) })
      }
    )
  )
  const before = owner.area
  owner.area = piles.map((cards) => ({ cards: [...cards], marked: isMarked(before, cards) }))
  if (!isSame(before, piles)) emit({ type: 'bandons-formed', side, piles })
}

/** Piles with a mark stay whole, so the front card tells which they are. */
function isMarked(before: readonly Pile[], [front]: readonly CardId[]): boolean {
  return before.some(({ cards, marked }) => marked && cards[0] === front)
}

function isSame(before: readonly Pile[], after: readonly (readonly CardId[])[]): boolean {
  const text = (piles: readonly (readonly CardId[])[]) => JSON.stringify(piles.toSorted())
  return text(before.map(({ cards }) => cards)) === text(after)
}

function randomPiles(random: RandomState, area: readonly Pile[]): { cards: CardId[] }[] {
  const kept = area.filter(({ marked }) => marked).map(({ cards }) => ({ cards: [...cards] }))
  const free: { cards: CardId[] }[] = []
  for (const id of shuffled(
    random,
    area.filter(({ marked }) => !marked).flatMap(({ cards }) => cards)
  )) {
    const open = free.find(({ cards: [front, ...behind] }) => front && fitsBehind(front, [...behind, id]))
    if (open && randomInt(random, 4) > 0) open.cards.push(id)
    else free.push({ cards: [id] })
  }
  return [...kept, ...free]
}
