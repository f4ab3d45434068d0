import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { GameTypes } from '#shared/engine/game.ts'
import { commandDispatcher } from '../commands/use-commands.ts'
import { useWords } from '../i18n/words.tsx'
import { showPast } from '../state/past.ts'
import { withoutSecrets } from '../state/shared-log.ts'
import { useAppDispatch } from '../state/store.ts'
import { type SeatedTable, tableSlice } from '../state/table.ts'
import { Icon } from '../ui/icon.tsx'
import { CaptionBar } from './animations/caption-bar.tsx'
import { useUpdateAnimations } from './animations/use-update-animations.ts'
import { BoardFrame } from './board-frame.tsx'
import { CeremonyPage } from './ceremony/ceremony-page.tsx'
import { useCeremony } from './ceremony/use-ceremony.ts'
import { useCoach } from './coach/use-coach.ts'
import { DecisionPanel } from './decision/decision-panel.tsx'
import { decisionPlace, withPlace } from './decision/draft.ts'
import { highlightsOf } from './decision/place-highlights.ts'
import { useDraft } from './decision/use-draft.ts'
import { WaitingPanel } from './decision/waiting-panel.tsx'
import { Edge, type EdgeTab } from './edge.tsx'
import { FightFrame } from './fight-frame.tsx'
import type { GameClient, TableOf } from './game/game-client.ts'
import { MomentView } from './moments/moment-view.tsx'
import { useMoments } from './moments/use-moments.ts'
import { MAP_TOOLS, OpenPanelsProvider, QUESTION_PANEL, useOpenPanels } from './open-panels.tsx'
import { Panel } from './panel.tsx'
import { PastPanel } from './past/past-panel.tsx'
import { Timeline } from './past/timeline.tsx'
import { Recap } from './recap.tsx'
import { ScoreLine } from './score-line.tsx'
import { SequenceBar } from './sequence-bar.tsx'
import { SideColumn } from './side-column.tsx'
import { SkipLinks } from './skip-links.tsx'
import { StorySheet } from './story/story-sheet.tsx'

interface TableFrameProps<G extends GameTypes> {
  readonly client: GameClient<G>
  /** The shown table; a past one has no question. */
  readonly table: TableOf<G>
  readonly seated: SeatedTable
}

/** The table as one side sees it: the game's board and panels in the frame that all games share. */
export function TableFrame<G extends GameTypes>({ client, table, seated }: TableFrameProps<G>) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { refusal, sending } = seated
  const { decision } = table
  const isPast = seated.past !== null
  const shown = seated.past?.table ?? seated.table
  // The draft for the present question is kept while the player looks at the past.
  const [draft, setDraft] = useDraft(seated.table.decision)
  const moments = useMoments()
  const stage = useUpdateAnimations(client, table, moments.show)
  const pointAt = useCallback(
    (place: string) => {
      dispatch(tableSlice.actions.pointedAt(place))
    },
    [dispatch]
  )
  const ceremony = useCeremony(seated.table)
  const onLookBack = useLookBack(seated)
  // While another person is asked at the table, the log shows nothing that is not his.
  const isOpen = decision !== null && decision.side !== seated.table.side
  const log = useMemo(() => (isOpen ? shown.log.map(withoutSecrets) : shown.log), [isOpen, shown.log])
  const viewSide = seated.past ? seated.past.request.side : seated.table.side
  const goTo = useCallback(
    (number: number) => void dispatch(showPast({ number, side: viewSide })),
    [dispatch, viewSide]
  )
  const [picked, setPicked] = useState<{ readonly decision: number; readonly place: string } | null>(null)
  const near = picked && picked.decision === decision?.number ? picked.place : null
  const highlights = useMemo(
    () => (decision ? highlightsOf(draft, decision, near) : []),
    [draft, decision, near]
  )
  const pick = (place: string) => {
    pointAt(place)
    if (!decision) return
    setDraft(withPlace(draft, decision, place, near))
    setPicked({ decision: decision.number, place })
  }
  const coach = useCoach(client, seated.table.side === table.side ? table : shown)
  const isCoached = coach !== null && coach.progress.mode !== 'off' && !isPast
  // The question is open first, unless the coach has something to say.
  const isLed = isCoached && (coach.progress.mode === 'new' || coach.lesson !== null)
  const decisionTab = isPast
    ? ({ title: words.text('past.title'), icon: 'clock' } as const)
    : ({ title: words.text('panel.decision'), icon: 'person' } as const)
  const isFightAsking =
    decision !== null && !isPast && client.decision.answeredIn?.(table, decision) === 'fight'
  const tabs: readonly EdgeTab[] = [
    ...(isFightAsking ? [] : [{ id: QUESTION_PANEL, ...decisionTab, needsAttention: decision !== null }]),
    {
      id: 'score',
      title: words.text('panel.score'),
      icon: 'star',
      face: <ScoreLine scores={shown.summary.scores} />
    },
    ...client.panels.map(({ id, title, icon }) => ({ id, title: words.say(title), icon })),
    { id: 'log', title: words.text('panel.log'), icon: 'scroll' },
    ...(isCoached
      ? [{ id: 'coach', title: words.text('coach.title'), icon: 'lamp', needsAttention: isLed } as const]
      : [])
  ]
  // While events play, the question is still the old one.
  const isBusy = sending || stage.isPlaying
  const question = decision && (
    <DecisionPanel
      decision={decision}
      refusal={refusal}
      sending={isBusy}
      draft={draft}
      surroundings={client.decision}
      table={table}
      place={decisionPlace(draft, decision)}
      onPlace={pointAt}
      onDraft={setDraft}
      near={near}
      onEverywhere={() => setPicked(null)}
    />
  )
  return (
    <OpenPanelsProvider first={isLed ? 'coach' : QUESTION_PANEL}>
      <div className="table" data-past={isPast || undefined}>
        <SkipLinks />
        <SequenceBar
          table={shown}
          sending={sending}
          position={<client.Position table={table} />}
          isPast={isPast}
          onLookBack={onLookBack}
          story={!isPast && <StorySheet client={client} table={table} onPlace={pointAt} />}
        />
        <Board>
          <BoardFrame highlights={highlights} focus={seated.place ?? decision?.place ?? null} onPick={pick}>
            {(board) => (
              <client.Board
                table={table}
                draft={draft}
                onDraft={setDraft}
                onPlace={pointAt}
                onAnimator={stage.onAnimator}
                {...board}
              />
            )}
          </BoardFrame>
          {isPast ? (
            <Timeline seated={seated} />
          ) : (
            <>
              <CaptionBar {...stage} />
              <FightFrame
                client={client}
                table={table}
                sending={isBusy}
                draft={draft}
                onDraft={setDraft}
                onPlace={pointAt}
                onContinue={stage.onContinue}
                question={isFightAsking ? question : null}
              />
              {client.Interlude && <client.Interlude table={table} onPlace={pointAt} />}
              {client.Tray && (
                <client.Tray table={table} draft={draft} onDraft={setDraft} onPlace={pointAt} />
              )}
            </>
          )}
          <Edge tabs={tabs} />
          <SideColumn
            client={client}
            coach={isPast ? null : coach}
            table={table}
            log={log}
            onPlace={pointAt}
            onMoment={seated.table.looking ? undefined : goTo}
          />
          {!isFightAsking && (
            // While events play, the question is still the old one.
            <aside className="table__side table__side--right" inert={stage.isPlaying && !isPast}>
              <Panel id={QUESTION_PANEL} {...decisionTab}>
                {isPast ? (
                  <PastPanel seated={seated} />
                ) : (
                  (question ?? (
                    <WaitingPanel
                      table={seated.table}
                      ending={<Ending client={client} table={table} onCeremony={ceremony.open} />}
                    />
                  ))
                )}
              </Panel>
            </aside>
          )}
          <MomentView {...moments} />
        </Board>
        {!isPast && <CeremonyPage client={client} table={table} page={ceremony} />}
        {seated.recap !== null && <Recap table={seated.table} isAsked={seated.recap === 'asked'} />}
      </div>
    </OpenPanelsProvider>
  )
}

/** What is below the sequence bar. Its styles know whether the map's tools are open. */
function Board({ children }: { readonly children: ReactNode }) {
  const { isOpen } = useOpenPanels()
  return (
    <main className="table__board" data-map-tools={isOpen(MAP_TOOLS) || undefined}>
      {children}
    </main>
  )
}

interface EndingProps<G extends GameTypes> extends Pick<TableFrameProps<G>, 'client' | 'table'> {
  readonly onCeremony: () => void
}

/** How the campaign ended, and buttons to the page of the end and to its story. */
function Ending<G extends GameTypes>({ client, table, onCeremony }: EndingProps<G>) {
  const words = useWords()
  return (
    <>
      {client.Ending && <client.Ending table={table} />}
      <button type="button" className="button" onClick={onCeremony}>
        <Icon name="star" />
        {words.text('ceremony.again')}
      </button>
      {client.story && (
        <button type="button" className="button" onClick={() => commandDispatcher.run('show-story')}>
          <Icon name="quill" />
          {words.text('command.show-story')}
        </button>
      )}
    </>
  )
}

/** Shows the moment before the last answer, or returns to the present. A read-only table has no past. */
function useLookBack({ table, past }: SeatedTable): (() => void) | undefined {
  const dispatch = useAppDispatch()
  if (table.looking || table.answers === 0) return undefined
  if (past) return () => dispatch(tableSlice.actions.pastLeft())
  return () => void dispatch(showPast({ number: table.answers - 1, side: table.side }))
}
