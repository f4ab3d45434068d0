import { keyText, sameKey } from '../../../engine/option-key.ts'
import type { CardMoment } from '../../card-rules.ts'
import { sideOf } from '../../catalogue.ts'
import type { DiplomacyCard, EventCard, PrintedPlay } from '../../content/cards/card-schema.ts'
import { eventCards } from '../../content/cards/decks.ts'
import { diplomacyCards } from '../../content/cards/diplomacy.ts'
import type { NationId } from '../../content/ids.ts'
import type { CardPlay } from '../../decisions/cards.ts'
import { targetKey } from '../../queries/cards/card-targets.ts'
import { areaOf } from '../../queries/map/provinces.ts'
import { type Appraisal, overlooks } from '../appraisal/appraisal.ts'
import { effectsWorth } from '../appraisal/effects.ts'
import { turnsLeft } from '../appraisal/future-scorings.ts'
import { goldCost } from '../appraisal/gold.ts'
import { bestBy, bestOption, choosing } from '../judgements.ts'
import type { Policy } from '../policy.ts'
import { weights } from '../weights.ts'
import type { Worth } from '../worth.ts'
import { foedusWorth, safetyFrom } from './relations.ts'

type Design = EventCard | DiplomacyCard

const designs: ReadonlyMap<string, Design> = new Map<string, Design>(
  [...eventCards, ...diplomacyCards].map((card) => [`${card.kind}:${card.id}`, card])
)

/** The worth of keeping an event card for later. Diplomacy cards are lost at the end of the turn. */
const WORTH_OF_KEEPING = 0.45
const WORTH_OF_KEEPING_LATE = 0.1

const designOf = ({ card, deck }: Pick<CardPlay, 'card' | 'deck'>): Design | undefined =>
  designs.get(`${deck === 'diplomacy' ? 'diplomacy' : 'event'}:${card}`)

/** X.B, XXX.A: plays a card when it is worth more now than it may be later. */
export const playCardPolicy: Policy<'play-card'> = ({ appraisal }, { about, ...inquiry }) =>
  bestOption(inquiry, ({ key }) => {
    if (key !== 'pass' && overlooks(appraisal, `card ${keyText(key)}`)) return []
    const play = about.plays.find((one) => sameKey(one.key, key))
    const design = play && designOf(play)
    const way = design?.plays[play?.way ?? 0]
    if (!play || !way) return key === 'pass' ? [{ term: 'safety', points: 0.001 }] : []
    const kept =
      play.deck === 'diplomacy'
        ? weights.gold
        : turnsLeft(appraisal.board) > 2
          ? WORTH_OF_KEEPING
          : WORTH_OF_KEEPING_LATE
    return [...playWorth(appraisal, about.moment, play, way), { term: 'safety', points: -kept }]
  })

function playWorth(
  appraisal: Appraisal,
  moment: CardMoment,
  { aim, nations, gold }: CardPlay,
  way: PrintedPlay
): Worth {
  const by = nations[0] ?? null
  const played = { aim, moment, by }
  return [
    { term: 'realm', points: effectsWorth(appraisal, way.effects, played) },
    { term: 'gold', points: by ? -goldCost(appraisal.board, by, gold) : -gold * weights.gold },
    ...(by && aim.nation ? diplomacyWorth(appraisal, way, by, aim.nation) : [])
  ]
}

/** XXX: what the relation that a diplomacy card makes is worth to the nation that plays it. */
function diplomacyWorth(
  appraisal: Appraisal,
  { effects }: PrintedPlay,
  by: NationId,
  other: NationId
): Worth {
  const has = (name: string) =>
    effects.some((effect) => effect.do === name || ('hook' in effect && effect.hook === name))
  const rival = sideOf(other) !== appraisal.side
  const safety = () => Math.max(0, safetyFrom(appraisal, by, other)) * 0.5
  if (has('force-foedus')) return foedusWorth(appraisal, by, other)
  if (has('truce')) return [{ term: 'safety', points: rival ? safety() : 0 }]
  if (has('ally')) return [{ term: 'safety', points: rival ? safety() + 0.1 : 0.15 }]
  if (has('make-client')) return [{ term: 'realm', points: 0.8 }]
  if (has('mercenary')) return [{ term: 'safety', points: weights.unit * 0.5 }]
  return []
}

/** The nation with the largest treasury plays the card. */
export const nationOfCardPolicy: Policy<'nation-of-card'> = (
  { appraisal: { board } },
  { about, ...inquiry }
) =>
  bestBy(inquiry, ({ key }) => {
    const nation = about.nations.find((one) => one === key)
    return nation ? board.nations[nation].treasury : 0
  })

/** X.B: the best target of an event that must have one. */
export const targetOfEventPolicy: Policy<'target-of-event'> = ({ appraisal }, { about, ...inquiry }) => {
  const way = designs.get(`event:${about.card}`)?.plays[0]
  return bestBy(inquiry, ({ key }) => {
    const aim = about.targets.find((one) => sameKey(targetKey(one), key))
    if (!aim || !way) return 0
    const settled = aim.province && appraisal.board.areaControl[areaOf(aim.province)]
    const near = settled && sideOf(settled) === appraisal.side ? 0.1 : 0
    return effectsWorth(appraisal, way.effects, { aim, moment: null, by: null }) + near
  })
}

export const discardFromHandPolicy: Policy<'discard-from-hand'> = (_input, { about }) =>
  choosing(about.cards[0]?.key ?? '')
