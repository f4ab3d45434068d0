import type { RepublicView } from '#shared/republica/view.ts'
import type { Draft } from '../../table/decision/draft.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { activeSlot, filling, type Slot, withActiveSlot, withFilled, without } from '../interaction/slots.ts'
import { subjectName } from '../interaction/subject-name.ts'

interface SlotRowsProps {
  readonly view: RepublicView
  readonly slots: readonly Slot[]
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** What an answer consists of, to be filled by pointing at the table, or from the lists. */
export function SlotRows({ view, slots, draft, onDraft }: SlotRowsProps) {
  const words = useRepublicaWords()
  const active = activeSlot(draft, slots)
  return (
    <div className="rep-slots">
      {slots.map((slot) => {
        const filled = filling(draft, slot)
        const room = (slot.most ?? 1) - filled.length
        const label = words.say(slot.label)
        const left = slot.options.filter((option) => !filled.includes(option))
        return (
          <fieldset key={slot.id} className="rep-slot" data-active={slot.id === active?.id || undefined}>
            <legend className="rep-slot__label">{label}</legend>
            {filled.map((subject) => {
              const name = subjectName(words, view, subject)
              const faction = view.senators[subject as keyof typeof view.senators]?.faction
              return (
                <span key={subject} className="rep-slot__chip">
                  {faction && <Emblem side={faction} size={14} />}
                  {name}
                  <button
                    type="button"
                    className="rep-slot__clear"
                    aria-label={`${words.text('ui.take-away')}: ${name}`}
                    onClick={() => onDraft(withActiveSlot(without(draft, slot, subject), slot))}
                  >
                    <Icon name="close" size={12} />
                  </button>
                </span>
              )
            })}
            {room > 0 && left.length > 0 && (
              <select
                className="input rep-slot__list"
                aria-label={label}
                value=""
                onFocus={() => {
                  if (slot.id !== active?.id) onDraft(withActiveSlot(draft, slot))
                }}
                onChange={({ target }) => onDraft(withFilled(draft, slot, target.value))}
              >
                <option value="">{words.text(slot.isOptional ? 'ui.nobody' : 'ui.point-or-choose')}</option>
                {left.map((option) => (
                  <option key={option} value={option}>
                    {subjectName(words, view, option)}
                  </option>
                ))}
              </select>
            )}
            {slot.options.length === 0 && (
              <span className="quiet-word">{words.text('ui.nothing-there')}</span>
            )}
          </fieldset>
        )
      })}
    </div>
  )
}
