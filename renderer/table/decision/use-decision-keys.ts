import { useEffect, useRef } from 'react'
import type { Option } from '#shared/engine/decision.ts'

/** Digits choose, Enter confirms, from anywhere on the table where one is not typing. */
export function useDecisionKeys(
  options: readonly Option[],
  choose: (key: string) => void,
  confirm: () => void
): void {
  const latest = useRef({ options, choose, confirm })
  useEffect(() => {
    latest.current = { options, choose, confirm }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
      if (document.querySelector('dialog[open]')) return
      if (event.key === 'Enter' && !hasOwnEnter(event.target)) {
        event.preventDefault()
        latest.current.confirm()
      }
      if (/^[0-9]$/.test(event.key) && !isTyping(event.target)) {
        const option = latest.current.options[(Number(event.key) + 9) % 10]
        if (option) latest.current.choose(option.key)
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && ['text', 'search', 'number'].includes(target.type)
}

/** Buttons and text fields do something of their own at Enter. */
function hasOwnEnter(target: EventTarget | null): boolean {
  return isTyping(target) || (target instanceof Element && target.closest('button, a, summary') !== null)
}
