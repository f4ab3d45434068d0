import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Decision, Field } from '#shared/engine/decision.ts'
import { sameKey } from '#shared/engine/option-key.ts'
import { useWords, Words } from '../../i18n/words.tsx'
import { chosenIn, type Draft, withRestFilled } from './draft.ts'
import { LONG_LIST } from './option-groups.tsx'
import { OptionText } from './option-text.tsx'

type OneField = Extract<Field, { field: 'one' }>

interface FoldedFieldProps {
  readonly decision: Decision
  readonly field: OneField
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly children: ReactNode
}

/** A long list among other fields: unfolded until the player has chosen, then one line that can be opened again. */
export function FoldedField({ decision, field, draft, onDraft, children }: FoldedFieldProps) {
  const words = useWords()
  const lists = listsOf(decision)
  const chosen = optionOf(field, draft)
  const isNext = lists.find(({ name }) => draft.values[name] === undefined)?.name === field.name
  const before = lists[lists.indexOf(field) - 1]
  const last = before ? optionOf(before, draft) : undefined
  const offersSame = isNext && last !== undefined && field.options.some(({ key }) => sameKey(key, last.key))
  const { open, ...fold } = useFolding(isNext)
  return (
    <details className="form-field folded" open={open} {...fold}>
      <summary>
        <span className="form-field__label">
          <Words message={field.label} />
        </span>
        {chosen && !open && <OptionText option={{ label: chosen.label, preview: chosen.preview ?? [] }} />}
      </summary>
      {offersSame && (
        <button
          type="button"
          className="button button--quiet folded__rest"
          onClick={() => onDraft(withRestFilled(draft, decision, last.key))}
        >
          {words.text('field.rest', { option: words.say(last.label) })}
        </button>
      )}
      {children}
    </details>
  )
}

interface ToggleEventOf {
  readonly target: EventTarget
  readonly currentTarget: HTMLDetailsElement
}

/** Open while it is the next field. A player who uses the arrow keys keeps it open until leaving it. */
function useFolding(isNext: boolean) {
  const [open, setOpen] = useState(isNext)
  const byKeys = useRef(false)
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    setOpen(isNext || byKeys.current)
  }, [isNext])
  useEffect(() => {
    // The folded line shows what was chosen far down in the list.
    if (!open) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return {
    ref,
    open,
    onToggle: ({ target, currentTarget }: ToggleEventOf) => {
      // Groups inside the list have toggle events of their own.
      if (target === currentTarget) setOpen(currentTarget.open)
    },
    onKeyDown: (event: { readonly key: string }) => {
      byKeys.current ||= event.key.startsWith('Arrow')
    },
    onPointerDown: () => {
      byKeys.current = false
    },
    onBlur: (event: { readonly currentTarget: Element; readonly relatedTarget: EventTarget | null }) => {
      const stays = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
      if (stays || !byKeys.current) return
      byKeys.current = false
      setOpen(isNext)
    }
  }
}

/** Lists are folded if there are several, or if a long one would hide the rest of the form. */
export function foldsFields(decision: Decision): boolean {
  const lists = listsOf(decision)
  const isLong = lists.some(({ options }) => options.length > LONG_LIST)
  return lists.length > 1 || (isLong && decision.body.type === 'form' && decision.body.fields.length > 1)
}

function listsOf({ body }: Decision): readonly OneField[] {
  return body.type === 'choice' ? [] : body.fields.filter((field) => field.field === 'one')
}

function optionOf(field: OneField, draft: Draft) {
  const [chosen] = chosenIn(draft, field.name)
  return field.options.find(({ key }) => chosen !== undefined && sameKey(key, chosen))
}
