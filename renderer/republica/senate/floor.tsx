import type { Republica } from '#shared/republica/game-types.ts'
import { currentMotion } from '#shared/republica/queries/senate/session.ts'
import { factionVotes, tallyOf } from '#shared/republica/queries/senate/votes.ts'
import { Words } from '../../i18n/words.tsx'
import { Emblem } from '../../table/game/emblem.tsx'
import type { TableOf } from '../../table/game/game-client.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { Mark } from '../marks/mark.tsx'
import { proposalMessage } from '../proposals/proposal-message.ts'

/** What lies before the house: the motion with its votes so far, or who presides. */
export function Floor({ table: { view } }: { readonly table: TableOf<Republica> }) {
  const words = useRepublicaWords()
  const motion = currentMotion(view)
  const chair = view.senate?.chair ?? null
  const faction = chair ? view.senators[chair]?.faction : null
  return (
    <>
      {motion ? (
        <div className="rep-motion">
          <p className="rep-motion__words">
            <Words message={proposalMessage(motion.proposal, motion.by, view)} />
          </p>
          <Tally view={view} motion={motion} />
        </div>
      ) : (
        <p className="rep-floor__phase">
          {view.senate ? words.text(`stage.${view.senate.stage}`) : words.name('phase', view.phase)}
        </p>
      )}
      {chair && (
        <p className="rep-floor__chair">
          <Mark id="office" size={14} />
          {words.text('ui.presides', { senator: { ref: 'senator', id: chair } })}
          {faction && <Emblem side={faction} size={14} />}
        </p>
      )}
    </>
  )
}

type TallyProps = {
  readonly view: TableOf<Republica>['view']
  readonly motion: NonNullable<ReturnType<typeof currentMotion>>
}

/** The votes for and against, and those still to come. */
function Tally({ view, motion }: TallyProps) {
  const words = useRepublicaWords()
  const { yes, no } = tallyOf(motion)
  const open = view.sides
    .filter((side) => !motion.called.includes(side))
    .reduce((sum, side) => sum + factionVotes(view, side), 0)
  return (
    <div
      className="rep-tally"
      role="img"
      aria-label={words.text('ui.tally-said', { first: yes, second: no, left: open })}
    >
      <span className="rep-tally__part rep-tally__yes" style={{ flexGrow: yes }}>
        {yes > 0 && <b>{yes}</b>}
      </span>
      <span className="rep-tally__part rep-tally__open" style={{ flexGrow: open }}>
        {open > 0 && <b>{open}</b>}
      </span>
      <span className="rep-tally__part rep-tally__no" style={{ flexGrow: no }}>
        {no > 0 && <b>{no}</b>}
      </span>
    </div>
  )
}
