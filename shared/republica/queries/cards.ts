import {
  type BequestId,
  bequestIds,
  type CardId,
  type ConcessionId,
  cardIds,
  concessionIds,
  type FamilyId,
  familyIds,
  type IntrigueCardId,
  type IntrigueId,
  intrigueCardIds,
  intrigueIds,
  type LawId,
  type LeaderId,
  lawIds,
  leaderIds,
  type StatesmanId,
  statesmanIds,
  type WarCardId,
  warCardIds
} from '../content/ids.ts'

/** What a card is. */
export type CardKind =
  | { readonly kind: 'family'; readonly id: FamilyId }
  | { readonly kind: 'statesman'; readonly id: StatesmanId }
  | { readonly kind: 'war'; readonly id: WarCardId }
  | { readonly kind: 'leader'; readonly id: LeaderId }
  | { readonly kind: 'concession'; readonly id: ConcessionId }
  | { readonly kind: 'intrigue'; readonly id: IntrigueCardId; readonly of: IntrigueId }
  | { readonly kind: 'bequest'; readonly id: BequestId }
  | { readonly kind: 'law'; readonly id: LawId }

/** `tribune-3` is a `tribune`. */
function intrigueOf(id: IntrigueCardId): IntrigueId {
  const name = id.replace(/-\d+$/, '')
  const found = intrigueIds.find((each) => each === name)
  if (!found) throw new Error(`no intrigue card ${id}`)
  return found
}

const kinds: ReadonlyMap<string, CardKind> = new Map<string, CardKind>([
  ...familyIds.map((id) => [id, { kind: 'family', id }] as const),
  ...statesmanIds.map((id) => [id, { kind: 'statesman', id }] as const),
  ...warCardIds.map((id) => [id, { kind: 'war', id }] as const),
  ...leaderIds.map((id) => [id, { kind: 'leader', id }] as const),
  ...concessionIds.map((id) => [id, { kind: 'concession', id }] as const),
  ...intrigueCardIds.map((id) => [id, { kind: 'intrigue', id, of: intrigueOf(id) }] as const),
  ...bequestIds.map((id) => [id, { kind: 'bequest', id }] as const),
  ...lawIds.map((id) => [id, { kind: 'law', id }] as const)
])

export const isCard = (id: string): id is CardId => cardIds.some((card) => card === id)

export function cardKind(id: CardId): CardKind {
  const kind = kinds.get(id)
  if (!kind) throw new Error(`no card ${id}`)
  return kind
}

/** 7.3, 11.1: red cards go to the hand of who draws them, all others to the table. */
export function isRed(id: CardId): boolean {
  const card = cardKind(id)
  return (
    card.kind === 'concession' || card.kind === 'intrigue' || card.kind === 'statesman' || card.kind === 'law'
  )
}

/** The cards of a kind of intrigue among these. */
export function intriguesAmong(hand: readonly CardId[], kind: IntrigueId): readonly IntrigueCardId[] {
  return hand.flatMap((id) => {
    const card = cardKind(id)
    return card.kind === 'intrigue' && card.of === kind ? [card.id] : []
  })
}
