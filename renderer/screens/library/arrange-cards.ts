import type { CampaignCard } from '#shared/ipc/campaign.ts'
import type { Settings } from '../../state/settings.ts'

export type LibrarySort = Settings['library-sort']

/** What the library shows. */
export interface LibraryFilter {
  readonly search: string
  readonly sort: LibrarySort
  /** Shows the archived campaigns instead of the others. */
  readonly archived: boolean
}

/** Filters and sorts the cards. `nameOf` returns the name of a game. */
export function arrangeCards(
  cards: readonly CampaignCard[],
  { search, sort, archived }: LibraryFilter,
  nameOf: (game: string) => string,
  language: string
): CampaignCard[] {
  const wanted = searchText(search, language).split(/\s+/).filter(Boolean)
  const matches = (card: CampaignCard) => {
    const searchable = searchText([card.title, nameOf(card.game), ...playersOf(card)].join(' '), language)
    return wanted.every((word) => searchable.includes(word))
  }
  return cards
    .filter((card) => card.archived === archived && matches(card))
    .toSorted((left, right) => comparators[sort](left, right, language) || right.playedAt - left.playedAt)
}

const comparators: Readonly<
  Record<LibrarySort, (left: CampaignCard, right: CampaignCard, language: string) => number>
> = {
  played: (left, right) => right.playedAt - left.playedAt,
  created: (left, right) => right.createdAt - left.createdAt,
  title: (left, right, language) => left.title.localeCompare(right.title, language, { numeric: true }),
  turn: (left, right) => right.summary.turn - left.summary.turn || right.answers - left.answers
}

function playersOf({ seats }: CampaignCard): string[] {
  return Object.values(seats).flatMap((seat) => (seat.kind === 'human' ? [seat.name] : []))
}

/** Lower case without accents, for searching. */
function searchText(text: string, language: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(language)
}
