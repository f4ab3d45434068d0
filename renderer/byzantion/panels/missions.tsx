import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { missionDoxa } from '#shared/byzantion/queries/scoring.ts'
import type { TableProps } from '../../table/game/game-client.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { MissionCard } from '../missions/mission-card.tsx'

/** The player's own missions, and what each would bring now. */
export function MissionsPanel({ table: { view } }: TableProps<Byzantion>) {
  const words = useByzantionWords()
  const { own, side } = view
  if (!own || !side || own.missions.length === 0)
    return <p className="quiet-word">{words.text('panel.missions-none')}</p>
  return (
    <ul className="byz-missions">
      {own.missions.map((id) => (
        <li key={id}>
          <MissionCard id={id} doxa={missionDoxa(view, side, id)} />
        </li>
      ))}
    </ul>
  )
}
