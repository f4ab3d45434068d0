import './styles/index.css'
import { useEffect, useMemo, useState } from 'react'
import { sideOf } from '#shared/invasions/catalogue.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { useCommands } from '../../commands/use-commands.ts'
import type { FightViewProps } from '../../table/game/game-client.ts'
import { usePlayback } from '../../table/playback.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { fightContentNow } from './fight-content.tsx'
import { FightHeader } from './fight-header.tsx'
import { FightHintProvider } from './fight-hint.tsx'
import { FightRecordTabs } from './records/fight-record-tabs.tsx'
import { FightRecordView } from './records/fight-record-view.tsx'
import { fightRecordsOf, outcomeEvent, recentRecords, recordConcernsSide } from './records/fight-records.ts'
import { playbackStepsOf } from './records/playback-steps.ts'
import { usePlaybackSound } from './records/use-playback-sound.ts'
import { useAutoFight } from './use-auto-fight.ts'
import { useAwaitedFight } from './use-awaited-fight.ts'

/** Log entries to search for fights: no fight spans more. */
const LOG_ENTRIES = 120

/** In front of the map: the fight in progress, a question that needs its odds, or the result of a recent fight. */
export function FightView(props: FightViewProps<Invasions>) {
  const { table, draft, onDraft, onAnswer, onPlace, busy, pace, onPace, waits, onContinue } = props
  const { view, decision, side, answers } = table
  const log = useMemo(() => table.log.slice(-LOG_ENTRIES), [table.log])
  const records = useMemo(() => fightRecordsOf(log), [log])
  const acting = view.active.some((nation) => sideOf(nation) === side)
  const own = useMemo(
    () => records.filter((record) => recordConcernsSide(record, side, acting)),
    [records, side, acting]
  )
  const recent = useMemo(() => recentRecords(own, log, side), [own, log, side])
  const every = pace === 'steps'
  const playable = useMemo(
    () => own.map((record) => ({ key: record.key, steps: playbackStepsOf(record, every).length })),
    [own, every]
  )
  const { playing, next, skip } = usePlayback(playable, pace)
  const awaited = useAwaitedFight(records, side, waits)
  const isAwaited = awaited.record !== null
  useEffect(() => {
    if (!isAwaited) onContinue()
  })
  useCommands({ 'next-step': isAwaited && !playing ? awaited.leave : undefined })
  const [picked, setPicked] = useState<{ readonly key: string | null; readonly at: number } | null>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [folded, setFolded] = useState(false)
  const [calledBack, setCalledBack] = useState<number | null>(null)
  const autoFight = useAutoFight(view, decision, busy, onAnswer)

  const question = decision ? { decision, draft, onDraft, onAnswer, busy: busy || autoFight.running } : null
  const events = (place: string | null) => records.findLast((record) => record.place === place)?.events ?? []
  const content = fightContentNow({ view, question, events })
  // A player who is asked for a card between fights sees the result of his own first. In a fight he needs its dice.
  const isAbout = (place: string) => decision?.kind === 'play-card' && decision.place === place
  const idle = content === null || (decision?.kind === 'play-card' && !isAbout(content.place ?? ''))
  const ended = recent.filter(
    (record) =>
      !closed.has(record.key) && record.place !== content?.place && outcomeEvent(record) !== undefined
  )
  // The result of a fight comes before that of a later single roll.
  const over = ended.findLast(({ kind }) => kind !== 'roll') ?? ended.at(-1)
  // At the end of a campaign the fight view leaves room for the result and the whole map.
  const last = idle && !table.summary.result ? (over?.key ?? null) : null
  const chosen = picked?.at === answers ? picked.key : last
  const wanted = playing?.key ?? awaited.record?.key ?? chosen
  const record = own.find(({ key }) => key === wanted) ?? null
  const steps = useMemo(() => (record ? playbackStepsOf(record, every) : []), [record, every])
  usePlaybackSound(record, steps, playing)
  if (!record && !content) return null

  const until = playing ? (steps[playing.shown - 1]?.until ?? 1) : (record?.events.length ?? 0)
  // A fight that is over makes way for a question about something else, until the player calls it back.
  const isPutAway =
    record !== null &&
    record.key === last &&
    !playing &&
    !isAwaited &&
    picked?.at !== answers &&
    decision !== null &&
    decision.kind !== 'play-card' &&
    decision.place !== record.place &&
    calledBack !== answers
  const isFolded = folded || isPutAway
  const close = () => setClosed(new Set([...closed, ...recent.map(({ key }) => key)]))
  const title = record?.kind ?? content?.title ?? 'battle'
  const fits = record ? record.kind !== 'battle' : content?.fitsHeight
  return (
    <FightHintProvider>
      <div
        className="arena"
        data-kind={title}
        data-folded={isFolded || undefined}
        data-fits={fits || undefined}
      >
        <FightHeader
          view={view}
          title={title}
          place={record ? record.place : (content?.place ?? null)}
          approach={record ? undefined : content?.approach}
          onPlace={onPlace}
          pace={pace}
          onPace={onPace}
          folded={isFolded}
          onFold={() => {
            setCalledBack(answers)
            setFolded(!isFolded)
          }}
          onClose={record && idle && !playing && !isAwaited ? close : null}
          tabs={
            playing || isAwaited ? null : (
              <FightRecordTabs
                records={recent}
                shown={record?.key ?? null}
                live={content !== null}
                onPick={(key) => setPicked({ key, at: answers })}
              />
            )
          }
          onFightOn={!playing && !record && autoFight.offered ? autoFight.start : null}
        />
        <div className="arena__body" hidden={isFolded}>
          {record ? (
            <FightRecordView view={view} record={record} until={until} onPlace={onPlace} />
          ) : (
            content?.body
          )}
          {isAwaited && !playing && <ContinueButton onContinue={awaited.leave} />}
          {playing && <PlaybackButtons onNext={pace === 'steps' ? next : null} onSkip={skip} />}
        </div>
      </div>
    </FightHintProvider>
  )
}

/** A fight of the player's own stays until he has seen enough. */
function ContinueButton({ onContinue }: { readonly onContinue: () => void }) {
  const words = useInvasionsWords()
  return (
    <footer className="arena__foot">
      <button type="button" className="button button--primary" aria-keyshortcuts="." onClick={onContinue}>
        {words.text('fight.continue')}
      </button>
    </footer>
  )
}

/** Shown while the playback goes on. */
function PlaybackButtons({
  onNext,
  onSkip
}: {
  readonly onNext: (() => void) | null
  readonly onSkip: () => void
}) {
  const words = useInvasionsWords()
  return (
    <footer className="arena__foot">
      <button type="button" className="button" onClick={onSkip}>
        {words.text('fight.skip')}
      </button>
      {onNext && (
        <button type="button" className="button button--primary" aria-keyshortcuts="." onClick={onNext}>
          {words.text('fight.next')}
        </button>
      )}
    </footer>
  )
}
