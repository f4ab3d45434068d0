import type { CampaignCard } from '#shared/ipc/campaign.ts'
import { useWords, Words } from '../../i18n/words.tsx'
import { screenSlice } from '../../state/screen.ts'
import { useAppDispatch } from '../../state/store.ts'
import { continueUnderNewRules, openReadOnly } from '../../state/table-actions.ts'
import { useGameClient } from '../../table/game/games-context.ts'
import { exportToFile } from '../../ui/export-to-file.ts'

/**
 * Asks how to open a campaign that was played under other rules. Nothing is replayed before the player has chosen.
 */
export function OtherRules({ card }: { readonly card: CampaignCard }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const { id, title, game, rulesVersion } = card
  const changes = useGameClient(game)?.rulesChangesSince(rulesVersion) ?? []
  return (
    <main className="table-wait" aria-labelledby="other-rules">
      <h1 id="other-rules">{words.text('rules.title', { title })}</h1>
      <p>{words.text('rules.text')}</p>
      {changes.length > 0 && (
        <section className="rules-changes" aria-label={words.text('rules.changes')}>
          <h2>{words.text('rules.changes')}</h2>
          <ul>
            {changes.map((change) => (
              <li key={change.key}>
                <Words message={change} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>{words.text('rules.go-on-hint')}</p>
      <div className="table-wait__actions">
        <button
          type="button"
          className="button"
          onClick={() => dispatch(screenSlice.actions.shown({ name: 'library' }))}
        >
          {words.text('table.back')}
        </button>
        <button type="button" className="button" onClick={() => dispatch(exportToFile(id))}>
          {words.text('library.export')}
        </button>
        <button type="button" className="button" onClick={() => dispatch(openReadOnly(id))}>
          {words.text('rules.look')}
        </button>
        <button
          type="button"
          className="button button--primary"
          onClick={() => dispatch(continueUnderNewRules(id))}
        >
          {words.text('rules.go-on')}
        </button>
      </div>
    </main>
  )
}
