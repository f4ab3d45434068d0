import type { MissionId } from '#shared/byzantion/content/missions.ts'
import { missionText } from '#shared/byzantion/words/ability-text.ts'
import { languageFor } from '#shared/words/language.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amount } from '../tokens/token.tsx'

interface MissionCardProps {
  readonly id: MissionId
  /** What it would score now. */
  readonly doxa: number
}

/** A secret mission: how it scores, and what it would bring now. */
export function MissionCard({ id, doxa }: MissionCardProps) {
  const words = useByzantionWords()
  return (
    <span className="byz-mission">
      <span className="byz-mission__title">{words.name('mission', id)}</span>
      <span className="byz-mission__text">{missionText(id, languageFor(words.language, []))}</span>
      <span className="byz-mission__now">
        {words.text('ui.mission-now')} <Amount id="doxa" count={doxa} size={16} />
      </span>
    </span>
  )
}
