import { sideOf } from '../catalogue.ts'
import { type NationId, type SideId, sideIds } from '../content/ids.ts'
import type { InvasionsState, ScoreEntry } from '../state.ts'
import { type ProvinceId, provinces } from '../world/provinces.ts'
import { isProvinceId } from '../world/world-queries.ts'

/** What a campaign's card in the library shows besides turn and phase. Cards of earlier versions lack it. */
export interface CampaignCardFacts {
  /** The side that controls each province: one letter each, in the order of `provinces`. */
  readonly holders?: string
  /** The nation with the most land. */
  readonly greatest?: { readonly nation: NationId; readonly provinces: number } | null
  /** The last entry of the ledger that is not for land. */
  readonly deed?: ScoreEntry | null
}

const LETTERS: Readonly<Record<SideId, string>> = { romans: 'r', huns: 'h', persians: 'p', goths: 'g' }
const NOBODY = '.'

export function campaignCardFacts({
  control,
  score
}: Pick<InvasionsState, 'control' | 'score'>): Required<CampaignCardFacts> {
  return {
    holders: provinces.map(({ id }) => letterOf(control[id])).join(''),
    greatest: greatestIn(control),
    deed: score.ledger?.findLast(({ source }) => source !== 'objectives') ?? null
  }
}

/** Reads the side that controls each province from a card. */
export function holdersOf(holders: string): Partial<Record<ProvinceId, SideId>> {
  const held: Partial<Record<ProvinceId, SideId>> = {}
  for (const [index, { id }] of provinces.entries()) {
    const side = sideIds.find((one) => LETTERS[one] === holders[index])
    if (side) held[id] = side
  }
  return held
}

function letterOf(nation: NationId | undefined): string {
  return nation ? LETTERS[sideOf(nation)] : NOBODY
}

/** The nation with the most provinces; the first among equals. */
function greatestIn(control: InvasionsState['control']): Required<CampaignCardFacts>['greatest'] {
  const realms = new Map<NationId, number>()
  for (const id in control) {
    const nation = isProvinceId(id) ? control[id] : undefined
    if (nation) realms.set(nation, (realms.get(nation) ?? 0) + 1)
  }
  let greatest: Required<CampaignCardFacts>['greatest'] = null
  for (const [nation, provinces] of realms) {
    if (provinces > (greatest?.provinces ?? 0)) greatest = { nation, provinces }
  }
  return greatest
}
