import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { GameTypes } from '#shared/engine/game.ts'
import { useWords } from '../i18n/words.tsx'
import { changeSetting } from '../state/settings.ts'
import { useAppDispatch, useAppSelector } from '../state/store.ts'
import { sendAnswer } from '../state/table-actions.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import type { FightViewProps, GameClient } from './game/game-client.ts'
import { QUESTION_PANEL } from './open-panels.tsx'

type GivenProps<G extends GameTypes> = Omit<
  FightViewProps<G>,
  'onAnswer' | 'busy' | 'pace' | 'onPace' | 'waits'
>

interface FightFrameProps<G extends GameTypes> extends GivenProps<G> {
  readonly client: GameClient<G>
  readonly sending: boolean
  /** The question, if the fight view takes the answer. */
  readonly question: ReactNode
}

/**
 * The frame of the game's fight view and the question that it answers, over the lower part of the board. Takes no room
 * while it is empty.
 */
export function FightFrame<G extends GameTypes>({ client, sending, question, ...given }: FightFrameProps<G>) {
  const words = useWords()
  const element = useMeasuredHeight()
  const dispatch = useAppDispatch()
  const pace = useAppSelector((state) => state.settings.fights)
  const waits = useAppSelector((state) => state.settings['own-fights']) === 'wait'
  const connected = useAppSelector((state) => state.connection.connection.status === 'open')
  if (!client.FightView) return null
  return (
    <section ref={element} className="table__arena" aria-label={words.text('panel.arena')}>
      {question && (
        <div id={`panel-${QUESTION_PANEL}`} className="table__asked" tabIndex={-1}>
          {question}
        </div>
      )}
      <ErrorBoundary>
        <client.FightView
          {...given}
          busy={sending || !connected}
          pace={pace}
          waits={waits}
          onPace={(chosen) => dispatch(changeSetting('fights', chosen))}
          onAnswer={(answer) => dispatch(sendAnswer(answer))}
        />
      </ErrorBoundary>
    </section>
  )
}

/** Sets the height of the element as a CSS variable, before the camera flies to the free part of the map. */
function useMeasuredHeight() {
  const stage = useRef<HTMLElement>(null)
  const measure = useCallback(() => {
    const element = stage.current
    element?.parentElement?.style.setProperty('--arena-height', `${element.offsetHeight}px`)
  }, [])
  useLayoutEffect(measure)
  useEffect(() => {
    if (!stage.current) return
    const observer = new ResizeObserver(measure)
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [measure])
  return stage
}
