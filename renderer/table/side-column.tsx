import type { GameTypes } from '#shared/engine/game.ts'
import type { LogEntry } from '#shared/ipc/table.ts'
import { useWords } from '../i18n/words.tsx'
import { CoachPanel } from './coach/coach-panel.tsx'
import { LessonsDialog } from './coach/lessons-dialog.tsx'
import type { Coach } from './coach/use-coach.ts'
import type { GameClient, TableOf } from './game/game-client.ts'
import { LogPanel } from './log/log-panel.tsx'
import { useOpenPanels } from './open-panels.tsx'
import { Panel } from './panel.tsx'
import { ScoreBoard } from './score-board.tsx'

interface SideColumnProps<G extends GameTypes> {
  readonly client: GameClient<G>
  readonly coach: Coach<G> | null
  readonly table: TableOf<G>
  /** The log of the shown table, which may be a past one. */
  readonly log: readonly LogEntry[]
  readonly onPlace: (place: string) => void
  readonly onMoment: ((number: number) => void) | undefined
}

/** The column beside the edge: the coach, the score, the game's panels and the chronicle. */
export function SideColumn<G extends GameTypes>(props: SideColumnProps<G>) {
  const { client, coach, table, log, onPlace, onMoment } = props
  const words = useWords()
  const { isOpen } = useOpenPanels()
  const { campaign, summary, waitingFor, looking } = table
  return (
    <aside className="table__side table__side--left">
      {client.lessons && <LessonsDialog lessons={client.lessons} table={table} onPlace={onPlace} />}
      {client.lessons && coach && (
        <CoachPanel
          coach={coach}
          lessons={client.lessons}
          plan={client.planPanel}
          hint={(kind) => client.hint?.(kind) ?? null}
          table={table}
          onPlace={onPlace}
        />
      )}
      <ScoreBoard
        seats={campaign.seats}
        scores={summary.scores}
        waitingFor={waitingFor}
        page={scorePage(client, table, onPlace)}
        changes={!looking && summary.result === null}
      />
      {client.panels.map(({ id, icon, title, Body }) => (
        <Panel key={id} id={id} title={words.say(title)} icon={icon}>
          <Body table={table} onPlace={onPlace} />
        </Panel>
      ))}
      <Panel id="log" title={words.text('panel.log')} icon="scroll">
        {/* It opens at its end, and costs nothing while it is closed. */}
        {isOpen('log') && <LogPanel log={log} onPlace={onPlace} onMoment={onMoment} />}
      </Panel>
    </aside>
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
