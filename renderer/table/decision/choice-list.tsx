import { useEffect, useId, useRef, useState } from 'react'
import type { Option } from '#shared/engine/decision.ts'
import { reference } from '#shared/engine/message.ts'
import { keyText, type OptionKey, sameKey } from '#shared/engine/option-key.ts'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isNear } from './draft.ts'
import { type GroupHeading, LONG_LIST, OptionGroups } from './option-groups.tsx'
import { OptionText } from './option-text.tsx'

interface ChoiceListProps {
  readonly label: string
  readonly options: readonly Option[]
  readonly chosen: OptionKey | null
  readonly onChoose: (key: OptionKey) => void
  readonly onConfirm?: () => void
  /** Whether to show the digit keys that choose options. */
  readonly digits?: boolean
  /** The place picked on the map. A long list shows only options that concern it. */
  readonly near?: string | null
  readonly onEverywhere?: () => void
}

/** Chooses one option of a list. A long list can be searched and filtered by place. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, options, chosen, onChoose, onConfirm, digits = true, near = null, onEverywhere } = props
  const words = useWords()
  const name = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const [search, setSearch] = useState('')
  // An option chosen by digit or on the map may be scrolled out of view.
  useEffect(() => {
    if (chosen !== null)
      list.current?.querySelector('.choice:has(:checked)')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const isChosen = ({ key }: Option) => chosen !== null && sameKey(key, chosen)
  const wanted = search.trim().toLocaleLowerCase(words.language)
  const long = options.length > LONG_LIST
  const narrowed = long && near !== null && wanted === '' && options.some((option) => isNear(option, near))
  const shown = options
    .map((option, index) => ({ option, digit: digits ? digitOf(index) : null }))
    .filter(({ option }) => !narrowed || isNear(option, near) || isChosen(option))
    .filter(({ option }) => words.say(option.label).toLocaleLowerCase(words.language).includes(wanted))
  return (
    <fieldset className="choices" ref={list}>
      <legend className="visually-hidden">{label}</legend>
      {long && (
        <input
          type="search"
          className="input choices__search"
          placeholder={words.text('decision.filter')}
          aria-label={words.text('decision.filter')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter chooses the single match; pressed again, it confirms.
            event.preventDefault()
            const [only, ...others] = shown
            if (!only || others.length > 0) return
            if (isChosen(only.option)) onConfirm?.()
            else onChoose(only.option.key)
          }}
        />
      )}
      {narrowed && (
        <button type="button" className="button button--quiet choices__near" onClick={onEverywhere}>
          {words.text('decision.near', { place: reference('place', near) })}
          <Icon name="close" size={14} />
        </button>
      )}
      {shown.length === 0 && <p className="quiet-word">{words.text('decision.no-match')}</p>}
      <OptionGroups
        items={shown}
        headingOf={headingOf}
        isOpen={(_, members) => wanted !== '' || narrowed || members.some(({ option }) => isChosen(option))}
      >
        {({ option, digit }) => (
          <label key={keyText(option.key)} className="choice" onDoubleClick={onConfirm}>
            <input
              type="radio"
              name={name}
              value={keyText(option.key)}
              checked={isChosen(option)}
              onChange={() => onChoose(option.key)}
            />
            <OptionText option={option} />
            {digit !== null && <kbd>{digit}</kbd>}
          </label>
        )}
      </OptionGroups>
    </fieldset>
  )
}

/** The option's own heading; else routes are grouped by their start. */
function headingOf({ from, group }: Option): GroupHeading | null {
  return group ?? (from === undefined ? null : { place: from })
}

function digitOf(index: number): string | null {
  return index < 10 ? String((index + 1) % 10) : null
}
