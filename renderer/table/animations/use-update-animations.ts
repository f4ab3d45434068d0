import { type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GameTypes } from '#shared/engine/game.ts'
import { useWords } from '../../i18n/words.tsx'
import { SoundContext } from '../../sound/sound-context.ts'
import { mostImportant } from '../../sound/sound-effects.ts'
import type { AnimateEntries } from '../../state/entry-animator.ts'
import { type AppThunk, useAppDispatch, useAppSelector } from '../../state/store.ts'
import { unseenEntries } from '../../state/table.ts'
import type { AnimateEvent, GameClient, LogEntryOf, TableOf } from '../game/game-client.ts'
import { knownLogFilter } from '../game/known-log.ts'
import type { Sentence } from '../log/sentence.ts'
import { readingTime } from '../moments/moment.ts'
import type { Moments } from '../moments/use-moments.ts'
import { useHold } from './use-hold.ts'

/** The duration of an animation in ms; 0 for none. */
const DURATION = { slow: 1500, normal: 750, fast: 320, instant: 0 } as const

/** What the bar below the map says about the event that is animated. */
export interface Caption {
  readonly sentence: Sentence
  /** What the game shows with it, such as the dice of a battle. */
  readonly stage: ReactNode
  /** The animation stays until the player asks for the next one. */
  readonly awaitsNext: boolean
}

/** The current animation and its controls. */
export interface AnimationControls<Event> {
  /** The current event; null while nothing is animated. */
  readonly caption: Caption | null
  /** Events play before the table changes: an old question may still be shown. */
  readonly isPlaying: boolean
  /** Whether there are events since the player's last answer to replay. */
  readonly mayReplay: boolean
  /** The board registers how it animates an event; null when it unmounts. */
  readonly onAnimator: (perform: AnimateEvent<Event> | null) => void
  /** The fight view lets the table go on after a fight of the player's own. */
  readonly onContinue: () => void
  /** Goes on to the next animation. */
  readonly next: () => void
  readonly skip: () => void
  readonly replay: () => void
}

interface AnimatedEvent<Event> {
  readonly event: Event
  /** The events before it in the same answer. */
  readonly before: readonly Event[]
  /** The player's own actions get no caption. */
  readonly own: boolean
}

/** Animates events on the board as they arrive, before the view changes. */
export function useUpdateAnimations<G extends GameTypes>(
  client: GameClient<G>,
  table: TableOf<G>,
  showMoments: Moments['show']
): AnimationControls<G['Event']> {
  const { side, decision, log } = table
  const dispatch = useAppDispatch()
  const sound = use(SoundContext)
  const ms = DURATION[useAppSelector((state) => state.settings['move-speed'])]
  const follow = useAppSelector((state) => state.settings.camera) === 'follow'
  const bySteps = useAppSelector((state) => state.settings.fights) === 'steps'
  const words = useWords()
  const animator = useRef<AnimateEvent<G['Event']> | null>(null)
  const [caption, setCaption] = useState<Caption | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const skipping = useRef(false)
  const wantsMoments = useAppSelector((state) => state.settings.moments) === 'show'
  const shown = useRef(table)
  shown.current = table
  const waitsForOwn = useAppSelector((state) => state.settings['own-fights']) === 'wait'
  const hold = useHold()
  const interrupt = useRef<(() => void) | null>(null)

  /** Sounds what happens to the player's side. What others do elsewhere is heard only with its animation. */
  const playUnanimated = useCallback(
    (told: readonly LogEntryOf<G['Event']>[], isAnimated: boolean) => {
      const isHeard = (event: G['Event']) =>
        !(isAnimated && client.isAnimated?.(event)) &&
        (side === null || (client.concernsSide?.(event, side, shown.current.view) ?? true))
      const heard = told
        .flatMap(({ events }) => events)
        .flatMap((event) => {
          const sounds = client.soundOf?.(event)
          return sounds && isHeard(event) ? [sounds] : []
        })
      const effect = mostImportant(heard)
      if (effect) sound.play(effect)
    },
    [client, side, sound]
  )

  /** The fight view shows how an own fight ends, die by die: the board must not tell the result before. */
  const untilOwnEnd = useCallback(
    (told: readonly LogEntryOf<G['Event']>[]) => {
      const isEnd = (event: G['Event']) => side !== null && client.endsFightOf?.(event, side) === true
      const last = told.findIndex(({ events }) => events.some(isEnd))
      return told.slice(0, last < 0 ? told.length : last + 1).map((entry, index) => ({
        ...entry,
        events: index === last ? entry.events.slice(0, entry.events.findIndex(isEnd)) : entry.events
      }))
    },
    [client, side]
  )

  const animatedEvents = useCallback(
    (told: readonly LogEntryOf<G['Event']>[]): AnimatedEvent<G['Event']>[] =>
      told.flatMap((entry) =>
        entry.events.flatMap((event, index) =>
          client.isAnimated?.(event)
            ? [
                {
                  event,
                  before: entry.events.slice(0, index),
                  own: side !== null && entry.side === side && !client.isByChance?.(event)
                }
              ]
            : []
        )
      ),
    [client, side]
  )

  const animateAll = useCallback(
    async (scenes: readonly AnimatedEvent<G['Event']>[], again = false) => {
      for (const { event, before, own } of scenes) {
        if (skipping.current || !animator.current) break
        const sentence = client.sentence(event)
        const stage = client.stage?.(event, before) ?? null
        const awaitsNext = stage !== null && bySteps
        setCaption(own && stage === null ? null : { sentence, stage, awaitsNext })
        const effect = client.soundOf?.(event)
        if (effect) sound.play(effect)
        const interrupted = new Promise<void>((stop) => {
          interrupt.current = stop
        })
        const isAsked = awaitsNext ? interrupted : undefined
        // What is staged stays as long as it takes to read it.
        const time = stage === null ? (own ? ms / 2 : ms) : stageTime(words.say(sentence.message), ms)
        const shows = animator.current(event, { ms: time, follow: follow && !own, isReplay: again })
        await Promise.race([shows.then(() => isAsked), interrupted])
      }
      setCaption(null)
    },
    [client, words, ms, follow, bySteps, sound]
  )

  useEffect(() => {
    const ownLog = knownLogFilter(client)
    const animate: AnimateEntries = (told) => {
      const own = ownLog(told)
      const waiting = hold.waiting()
      const animated =
        ms === 0 || !animator.current ? [] : animatedEvents(waitsForOwn ? untilOwnEnd(own) : own)
      const { view, summary } = shown.current
      const moments = wantsMoments
        ? own.flatMap(
            (entry) => client.momentsOf?.(entry.events, { view, side, scores: summary.scores }) ?? []
          )
        : []
      // The fight view shows the end of an own fight after this update. The next one waits.
      const holdAfter = () => {
        const endsOwn = own.some(({ events }) =>
          events.some((event) => side !== null && client.endsFightOf?.(event, side))
        )
        if (waitsForOwn && endsOwn) hold.begin()
      }
      const show = async () => {
        await waiting
        setPlaying(true)
        const scenes = skipping.current ? [] : animated
        playUnanimated(own, scenes.length > 0)
        await showMoments(moments.filter(({ comes }) => comes === 'before'))
        await animateAll(scenes)
        await showMoments(moments.filter(({ comes }) => comes === 'after'))
        setPlaying(false)
        holdAfter()
      }
      const isIdle = waiting === null && moments.length === 0 && (skipping.current || animated.length === 0)
      if (!isIdle) return show()
      playUnanimated(own, false)
      holdAfter()
      return null
    }
    dispatch(setAnimator(animate))
    return () => {
      dispatch(setAnimator(null))
    }
  }, [
    dispatch,
    client,
    side,
    ms,
    wantsMoments,
    waitsForOwn,
    hold,
    untilOwnEnd,
    animatedEvents,
    animateAll,
    playUnanimated,
    showMoments
  ])

  // A new question ends the skipping.
  const number = decision?.number
  useEffect(() => {
    if (number !== undefined) skipping.current = false
  }, [number])

  const hasPassed = useMemo(() => {
    // Searches from the end, because the log may be long.
    const isOwn = (entry: LogEntryOf<G['Event']>) => side !== null && entry.side === side
    const last = log.findLast(
      (entry) => isOwn(entry) || entry.events.some((event) => client.isAnimated?.(event))
    )
    return last !== undefined && !isOwn(last)
  }, [client, log, side])
  return {
    caption,
    isPlaying,
    mayReplay: hasPassed && ms > 0 && caption === null,
    onAnimator: useCallback((next) => {
      animator.current = next
    }, []),
    onContinue: hold.end,
    next: () => interrupt.current?.(),
    skip: () => {
      skipping.current = true
      interrupt.current?.()
    },
    replay: () => {
      skipping.current = false
      void animateAll(animatedEvents(unseenEntries(log, side)), true)
    }
  }
}

/** A staged event is a short text with a picture: two glances more than a move. */
const STAGE_LOOK_MS = 500

function stageTime(text: string, ms: number): number {
  return readingTime(text, STAGE_LOOK_MS, ms / DURATION.normal)
}

function setAnimator(showing: AnimateEntries | null): AppThunk {
  return (_, __, { animator }) => {
    animator.animate = showing
  }
}
