import type { WarId } from '#shared/republica/content/ids.ts'
import {
  leadersOf,
  matchingWars,
  warNumbers,
  warRecord,
  warStrength
} from '#shared/republica/queries/wars.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { useLookAtCard } from '../../cards/card-viewer.tsx'
import { Emblem } from '../../table/game/emblem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { forcesAgainst } from '../forces/forces.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import type { PickState } from '../interaction/pick.ts'
import { Mark, Rating } from '../marks/mark.tsx'

interface WarCardProps {
  readonly view: RepublicView
  readonly id: WarId
  readonly pick: PickState
  readonly onClick: () => void
}

/** A war in the forum: whether it has broken out, how strong it is now, who leads it, and who stands against it. */
export function WarCard({ view, id, pick, onClick }: WarCardProps) {
  const words = useRepublicaWords()
  const look = useLookAtCard()
  const state = view.wars[id]
  if (!state) return null
  const { land, fleet, support } = warStrength(view, id)
  const { disasters, standoffs } = warNumbers(view, id)
  const times = matchingWars(view, id).length
  const led = leadersOf(view, id)
  const name = words.name('war', id)
  return (
    <li
      className="rep-card rep-card--war"
      data-active={state.isActive || undefined}
      data-pick={pick ?? undefined}
    >
      <button
        type="button"
        className="rep-card__body"
        aria-pressed={pick === null ? undefined : pick === 'chosen'}
        onClick={pick === null ? () => look(id) : onClick}
      >
        <span className="rep-card__title">{name}</span>
        <span className="rep-card__kind">
          {words.text(state.isActive ? 'ui.war-active' : 'ui.war-inactive')}
          {state.isActive && state.isUnprosecuted && <i>{words.text('ui.unprosecuted')}</i>}
          {warRecord(id).isDrought && <Mark id="drought" size={12} />}
        </span>
        <span className="rep-card__ratings">
          <Rating mark="legion" label={words.text('rating.land')}>
            {land}
          </Rating>
          {support > 0 && (
            <Rating mark="fleet" label={words.text('rating.support')}>
              {support}
            </Rating>
          )}
          {fleet > 0 && !state.isFleetBeaten && (
            <Rating mark="war" label={words.text('rating.enemy-fleet')}>
              {fleet}
            </Rating>
          )}
          {times > 1 && (
            <span className="rep-card__times" title={words.text('ui.matching', { count: times })}>
              ×{times}
            </span>
          )}
        </span>
        <span className="rep-card__numbers">
          <span title={words.text('ui.disasters')}>
            {words.text('ui.disaster-mark')} {disasters.join(' ') || '–'}
          </span>
          <span title={words.text('ui.standoffs')}>
            {words.text('ui.standoff-mark')} {standoffs.join(' ') || '–'}
          </span>
        </span>
        {led.map((leader) => (
          <span key={leader} className="rep-card__leader">
            <Mark id="leader" size={12} />
            {words.name('leader', leader)}
          </span>
        ))}
        {forcesAgainst(view, id).map(({ army, legions, fleets, faction }) => (
          <span key={army.id} className="rep-card__army">
            {faction && <Emblem side={faction} size={13} />}
            <span>
              {army.commander ? words.name('senator', army.commander) : words.text('ui.no-commander')}
            </span>
            <Rating mark="legion" size={12} label={words.text('rating.legions')}>
              {legions}
            </Rating>
            <Rating mark="fleet" size={12} label={words.text('rating.fleets')}>
              {fleets}
            </Rating>
          </span>
        ))}
      </button>
      {pick !== null && (
        <button
          type="button"
          className="rep-card__look"
          aria-label={words.text('ui.look-at', { war: { ref: 'war', id } })}
          onClick={() => look(id)}
        >
          <Icon name="eye" size={14} />
        </button>
      )}
    </li>
  )
}
