import { useCallback, useMemo, useState } from 'react'
import type { GameTypes } from '#shared/engine/game.ts'
import { useWords } from '../i18n/words.tsx'
import { useAppDispatch } from '../state/store.ts'
import { type Seated, tableSlice } from '../state/table.ts'
import { Arena } from './arena.tsx'
import { Board } from './board.tsx'
import { Awaited } from './decision/awaited.tsx'
import { DecisionPanel } from './decision/decision-panel.tsx'
import { subjectOf, withPlace } from './decision/draft.ts'
import { highlightsOf } from './decision/highlights.ts'
import { useDraft } from './decision/use-draft.ts'
import type { GameClient, TableOf } from './game/game-client.ts'
import { LogPanel } from './log/log-panel.tsx'
import { Panel } from './panel.tsx'
import { Recap } from './recap.tsx'
import { ScoreBoard } from './score-board.tsx'
import { SequenceBar } from './sequence-bar.tsx'
import { CaptionBar } from './stage/caption-bar.tsx'
import { useStage } from './stage/use-stage.ts'

interface TableFrameProps<G extends GameTypes> {
  readonly client: GameClient<G>
  readonly table: TableOf<G>
  readonly seated: Seated
}

/** The table as one side sees it: the game's board and panels, and around them what every game has. */
export function TableFrame<G extends GameTypes>({ client, table, seated }: TableFrameProps<G>) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { refusal, sending } = seated
  const { decision, campaign, summary, waitingFor } = table
  const [draft, setDraft] = useDraft(decision)
  const stage = useStage(client, table)
  const pointAt = useCallback(
    (place: string) => {
      dispatch(tableSlice.actions.pointedAt(place))
    },
    [dispatch]
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
  return (
    <div className="table">
      <SequenceBar table={seated.table} sending={sending} position={<client.Position table={table} />} />
      <main className="table__board">
        <Board highlights={highlights} focus={seated.place ?? decision?.place ?? null} onPick={pick}>
          {(board) => (
            <client.Board
              table={table}
              draft={draft}
              onDraft={setDraft}
              onPlace={pointAt}
              onStage={stage.onStage}
              {...board}
            />
          )}
        </Board>
        <CaptionBar {...stage} />
        <Arena
          client={client}
          table={table}
          sending={sending}
          draft={draft}
          onDraft={setDraft}
          onPlace={pointAt}
        />
        {client.Interlude && <client.Interlude table={table} onPlace={pointAt} />}
        {client.Tray && <client.Tray table={table} draft={draft} onDraft={setDraft} onPlace={pointAt} />}
        <aside className="table__side table__side--left">
          <ScoreBoard
            seats={campaign.seats}
            scores={summary.scores}
            waitingFor={waitingFor}
            page={scorePage(client, table, pointAt)}
            changes={!table.looking && summary.result === null}
          />
          {client.panels.map(({ id, icon, title, Body }) => (
            <Panel key={id} title={words.say(title)} icon={icon} className={`panel--${id}`}>
              <Body table={table} onPlace={pointAt} />
            </Panel>
          ))}
        </aside>
        <aside className="table__side table__side--right">
          <Panel title={words.text('panel.decision')} icon="person" className="panel--decision">
            {decision ? (
              <DecisionPanel
                decision={decision}
                refusal={refusal}
                sending={sending}
                draft={draft}
                surroundings={client.decision}
                table={table}
                place={subjectOf(draft, decision)}
                onPlace={pointAt}
                onDraft={setDraft}
                near={near}
                onEverywhere={() => setPicked(null)}
              />
            ) : (
              <Awaited table={seated.table} ending={client.Ending ? <client.Ending table={table} /> : null} />
            )}
          </Panel>
          <Panel title={words.text('panel.log')} icon="scroll" className="panel--log">
            <LogPanel log={seated.table.log} onPlace={pointAt} />
          </Panel>
        </aside>
      </main>
      {seated.recap !== null && <Recap table={seated.table} isAsked={seated.recap === 'asked'} />}
    </div>
  )
}

function scorePage<G extends GameTypes>(
  { Score }: GameClient<G>,
  table: TableOf<G>,
  onPlace: (place: string) => void
) {
  if (!Score) return null
  return (close: () => void) => (
    <Score
      table={table}
      onPlace={(place) => {
        close()
        onPlace(place)
      }}
    />
  )
}
