import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { Byzantion } from '#shared/byzantion/game-types.ts'
import type { Message } from '#shared/engine/message.ts'
import { useAnswering } from '../../table/answering.ts'
import { type Draft, withAnswer } from '../../table/decision/draft.ts'
import type { TableOf } from '../../table/game/game-client.ts'
import { type Gesture, type Meaning, meaningOf } from './gesture.ts'

interface Held {
  readonly gesture: Gesture
  /** The question that the gesture has answered; the next one gets it. */
  readonly after: number
  readonly side: string
}

interface Refused {
  readonly reason: Message
  readonly at: number
}

interface HeldGestures {
  readonly held: Held | null
  readonly hold: (held: Held | null) => void
  readonly refused: Refused | null
  readonly refuse: (refused: Refused | null) => void
  readonly discarding: boolean
  readonly setDiscarding: (discarding: boolean) => void
}

const GesturesContext = createContext<HeldGestures>({
  held: null,
  hold: () => undefined,
  refused: null,
  refuse: () => undefined,
  discarding: false,
  setDiscarding: () => undefined
})

/** By campaign: between the two answers people who share a computer may close the table and open it again. */
const kept = new Map<string, Held>()

interface GesturesProviderProps {
  readonly campaign: string
  readonly children: ReactNode
}

/** Keeps a gesture that needs two answers: one declares the action, the other says what it is about. */
export function GesturesProvider({ campaign, children }: GesturesProviderProps) {
  const [held, setHeld] = useState<Held | null>(() => kept.get(campaign) ?? null)
  const hold = useCallback(
    (next: Held | null) => {
      if (next) kept.set(campaign, next)
      else kept.delete(campaign)
      setHeld(next)
    },
    [campaign]
  )
  const [refused, refuse] = useState<Refused | null>(null)
  const [discarding, setDiscarding] = useState(false)
  const value = useMemo(
    () => ({ held, hold, refused, refuse, discarding, setDiscarding }),
    [held, hold, refused, discarding]
  )
  return <GesturesContext value={value}>{children}</GesturesContext>
}

export interface Gestures {
  /** What a gesture would do now; null if nothing. */
  readonly meaning: (gesture: Gesture) => Meaning | null
  /** Does it. Returns whether it meant something. */
  readonly make: (gesture: Gesture) => boolean
  /** Why the last gesture did nothing. */
  readonly refusal: Message | null
  /** Cards of the hand are discarded instead of played. */
  readonly discarding: boolean
  readonly setDiscarding: (discarding: boolean) => void
}

interface Asked {
  readonly table: TableOf<Byzantion>
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

export function useGestures({ table, draft, onDraft }: Asked): Gestures {
  const { hold, refused, refuse, discarding, setDiscarding } = use(GesturesContext)
  const { answer, busy } = useAnswering()
  const { decision } = table
  const number = decision?.number ?? -1
  const meaning = useCallback((gesture: Gesture) => meaningOf(table, gesture), [table])
  const make = (gesture: Gesture): boolean => {
    const meant = busy ? null : meaning(gesture)
    if (!meant || !decision) return false
    refuse(meant.kind === 'refused' ? { reason: meant.reason, at: number } : null)
    if (meant.kind === 'answer') {
      hold(meant.next && { gesture: meant.next, after: number, side: decision.side })
      answer(meant.answer)
    } else if (meant.kind !== 'refused') onDraft(withAnswer(draft, meant.answer))
    return true
  }
  return {
    meaning,
    make,
    refusal: refused?.at === number ? refused.reason : null,
    discarding: discarding && (decision?.kind === 'action' || decision?.kind === 'play'),
    setDiscarding
  }
}

/** Makes a held gesture as soon as its question is asked. Only one component may use it. */
export function useHeldGesture({ table, draft, onDraft }: Asked): void {
  const { held, hold, refuse } = use(GesturesContext)
  const { answer, busy } = useAnswering()
  const { decision } = table
  useEffect(() => {
    if (!held || !decision || busy || decision.number <= held.after || decision.side !== held.side) return
    hold(null)
    if (decision.kind === 'action') return
    const meant = meaningOf(table, held.gesture)
    if (meant?.kind === 'answer') answer(meant.answer)
    else if (meant?.kind === 'refused') refuse({ reason: meant.reason, at: decision.number })
    else if (meant) onDraft(withAnswer(draft, meant.answer))
  }, [held, hold, refuse, decision, table, draft, onDraft, answer, busy])
}
