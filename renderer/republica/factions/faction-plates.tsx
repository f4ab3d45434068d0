import type { FactionId } from '#shared/republica/campaign-options.ts'
import { figures } from '#shared/republica/figures.ts'
import { factionInfluence, senatorsOf } from '#shared/republica/queries/republic.ts'
import { factionVotes } from '#shared/republica/queries/senate/votes.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { Emblem, sideClass } from '../../table/game/emblem.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import type { PickState } from '../interaction/pick.ts'
import { Rating } from '../marks/mark.tsx'

interface FactionPlatesProps {
  readonly view: RepublicView
  /** The faction that acts now. */
  readonly active: FactionId | null
  readonly pickOf: (faction: FactionId) => PickState
  readonly onPick: (faction: FactionId) => void
}

/** The factions at the table, clockwise: their votes, their influence on the way to victory, cards and treasury. */
export function FactionPlates({ view, active, pickOf, onPick }: FactionPlatesProps) {
  const words = useRepublicaWords()
  return (
    <ul className="rep-plates" aria-label={words.text('ui.factions')}>
      {view.sides.map((faction) => {
        const pick = pickOf(faction)
        const best = Math.max(0, ...senatorsOf(view, faction).map((id) => view.senators[id]?.influence ?? 0))
        const isOwn = faction === view.side
        const isRebel = view.civilWar?.faction === faction
        return (
          <li key={faction}>
            <button
              type="button"
              className={`rep-plate ${sideClass(faction)}`}
              aria-current={faction === active ? 'step' : undefined}
              aria-pressed={pick === null ? undefined : pick === 'chosen'}
              data-pick={pick ?? undefined}
              data-own={isOwn || undefined}
              onClick={() => onPick(faction)}
            >
              <Emblem side={faction} size={24} />
              <span className="rep-plate__name">
                {words.name('side', faction)}
                {isRebel && <b className="rep-plate__rebel">{words.text('ui.rebels')}</b>}
              </span>
              <span className="rep-plate__figures">
                <Rating mark="votes" size={12} label={words.text('rating.votes-in-rome')}>
                  {factionVotes(view, faction)}
                </Rating>
                <Rating mark="influence" size={12} label={words.text('rating.faction-influence')}>
                  {factionInfluence(view, faction)}
                </Rating>
                <Rating mark="card" size={12} label={words.text('rating.cards')}>
                  {view.handSizes[faction] ?? 0}
                </Rating>
                <Rating mark="treasury" size={12} label={words.text('rating.purse')}>
                  {isOwn && view.own ? view.own.purse : '?'}
                </Rating>
              </span>
              {/* 12.1A: how near its greatest senator is to winning. */}
              <span
                className="rep-plate__race"
                role="img"
                aria-label={words.text('ui.influence-race', {
                  influence: best,
                  most: figures.victory.influence
                })}
                title={words.text('ui.influence-race', { influence: best, most: figures.victory.influence })}
              >
                <span style={{ inlineSize: `${Math.min(100, (100 * best) / figures.victory.influence)}%` }} />
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
