import type { Immutable } from '#shared/republica/board/index.ts'
import type { FactionId } from '#shared/republica/campaign-options.ts'
import type { MurderChance } from '#shared/republica/decisions/senate.ts'
import { intriguesAmong } from '#shared/republica/queries/cards.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { message } from '#shared/republica/words/message.ts'
import { type Draft, withValue } from '../../table/decision/draft.ts'
import { SendButton } from '../../table/decision/send-button.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { filling, type Slot } from '../interaction/slots.ts'
import { Mark } from '../marks/mark.tsx'
import { percent } from '../odds/battle-odds-view.tsx'
import { murderOdds } from '../odds/murder-odds.ts'
import { CountField } from './propose/units-field.tsx'
import { SlotRows } from './slot-rows.tsx'

/** The killer and the victim of an attempt. */
export function murderSlots({ killers, victims }: Immutable<MurderChance>): readonly Slot[] {
  return [
    { id: 'killer', label: message('slot.killer'), options: killers },
    { id: 'victim', label: message('slot.victim'), options: victims }
  ]
}

/** Whether the player thinks of murder: only then do clicks name killer and victim. */
export const isArmed = ({ values }: Draft): boolean => values.daggers === true

/** All assassins in the deck. */
const MOST_BLADES = 6

interface MurderPartProps {
  readonly view: RepublicView
  /** The faction that is asked. */
  readonly side: FactionId | null
  readonly murder: Immutable<MurderChance>
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** 9.8: an attempt on a life: who strikes, whom, with how many hired blades, and with what chance. */
export function MurderPart({ view, side, murder, draft, onDraft }: MurderPartProps) {
  const words = useRepublicaWords()
  // At the table the hand of another faction is not seen: whoever has fewer is refused.
  const blades = view.side === side ? intriguesAmong(view.own?.hand ?? [], 'assassin').length : MOST_BLADES
  const cards = typeof draft.values.blades === 'number' ? Math.min(blades, draft.values.blades) : 0
  const killer = murder.killers.find((id) => filling(draft, { id: 'killer' }).includes(id))
  const victim = murder.victims.find((id) => filling(draft, { id: 'victim' }).includes(id))
  if (murder.killers.length === 0 || murder.victims.length === 0) return null
  const { dead, nothing, caught } = murderOdds(cards, victim && view.senators[victim]?.isGuarded ? -2 : 0)
  return (
    <details
      className="rep-murder"
      open={isArmed(draft)}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isArmed(draft)) onDraft(withValue(draft, 'daggers', currentTarget.open))
      }}
    >
      <summary>
        <Mark id="assassin" size={16} />
        {words.text('ui.murder')}
      </summary>
      <SlotRows view={view} slots={murderSlots(murder)} draft={draft} onDraft={onDraft} />
      {blades > 0 && (
        <CountField
          mark="assassin"
          label={words.text('ui.blades')}
          value={cards}
          most={blades}
          onChange={(count) => onDraft(withValue(draft, 'blades', count))}
        />
      )}
      <ul className="rep-chances">
        <li data-good>
          <b>{percent(words, dead)}</b> {words.text('ui.chance-dead')}
        </li>
        <li>
          <b>{percent(words, nothing)}</b> {words.text('ui.chance-nothing')}
        </li>
        <li data-bad>
          <b>{percent(words, caught)}</b> {words.text('ui.chance-caught')}
        </li>
      </ul>
      <p className="rep-note">{words.text('ui.murder-note')}</p>
      <SendButton
        label={words.text('ui.strike')}
        className="rep-strike"
        values={{ act: { do: 'murder', killer: killer ?? '', victim: victim ?? '', cards } }}
        isReady={killer !== undefined && victim !== undefined}
      />
    </details>
  )
}
