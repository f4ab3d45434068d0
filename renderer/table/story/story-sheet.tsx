import { Suspense, useState } from 'react'
import { appMessage } from '#shared/app/words/message.ts'
import type { GameTypes } from '#shared/engine/game.ts'
import { useWords } from '../../i18n/words.tsx'
import { useAppDispatch } from '../../state/store.ts'
import { showToast } from '../../state/toasts.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { saveAsScenario } from '../../ui/export-to-file.ts'
import { Icon } from '../../ui/icon.tsx'
import { saveBlob, saveFile } from '../../ui/save-file.ts'
import type { GameClient, GameStory, TableOf } from '../game/game-client.ts'
import { OffscreenMarkup } from './offscreen-markup.tsx'
import { storyDocument, storyFileName } from './story-document.ts'
import { StoryTitlePage } from './story-title-page.tsx'
import { usePastViews } from './use-past-views.ts'

interface StorySheetProps<G extends GameTypes> {
  readonly client: GameClient<G>
  readonly table: TableOf<G>
  readonly onPlace: (place: string) => void
}

/** The button that opens the story of the campaign, if the game has one. */
export function StorySheet<G extends GameTypes>({ client, table, onPlace }: StorySheetProps<G>) {
  const words = useWords()
  const { story } = client
  if (!story) return null
  return (
    <DialogButton
      title={words.text('command.show-story')}
      trigger={<Icon name="quill" />}
      buttonClass="button button--icon"
      className="dialog--story"
      command="show-story"
    >
      {(close) => (
        <StoryBook
          client={client}
          story={story}
          table={table}
          onPlace={(place) => {
            close()
            onPlace(place)
          }}
        />
      )}
    </DialogButton>
  )
}

const NO_VIEWS: ReadonlyMap<number, never> = new Map<number, never>()

interface StoryBookProps<G extends GameTypes> extends StorySheetProps<G> {
  readonly story: GameStory<G>
}

/** The story to read, and to export as one file. */
function StoryBook<G extends GameTypes>({ client, story, table, onPlace }: StoryBookProps<G>) {
  const words = useWords()
  const views = usePastViews(client, story, table)
  const [printing, setPrinting] = useState(false)
  const save = useSave(story, table)
  // Pages that need no past views can be read meanwhile.
  const pages = { table, views: views ?? NO_VIEWS, onPlace }
  return (
    <div className="story-book">
      <div className="story-book__tools">
        <button
          type="button"
          className="button"
          disabled={printing || views === null}
          onClick={() => setPrinting(true)}
        >
          <Icon name="download" />
          {words.text('story-book.export')}
        </button>
        {client.poster && <PosterButton poster={client.poster} table={table} />}
        {client.setUp.Scenarios && <ScenarioButton campaign={table.campaign.id} />}
        <span className="quiet-word" aria-live="polite">
          {words.text(views === null ? 'story-book.gathering' : 'story-book.export-hint')}
        </span>
      </div>
      <ErrorBoundary>
        <Suspense fallback={<p className="quiet-word story-book__wait">{words.text('app.loading')}</p>}>
          <article className="story-book__pages">
            <StoryTitlePage client={client} table={table} />
            <story.Pages {...pages} printed={false} />
          </article>
          {printing && (
            <OffscreenMarkup
              onPrinted={(body) => {
                setPrinting(false)
                void save(body)
              }}
            >
              <StoryTitlePage client={client} table={table} />
              <story.Pages {...pages} printed />
            </OffscreenMarkup>
          )}
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

/** Saves the present position as a scenario. */
function ScenarioButton({ campaign }: { readonly campaign: string }) {
  const words = useWords()
  const dispatch = useAppDispatch()
  return (
    <button type="button" className="button" onClick={() => void dispatch(saveAsScenario(campaign))}>
      <Icon name="download" />
      {words.text('scenario.save')}
    </button>
  )
}

interface PosterButtonProps<G extends GameTypes> extends Pick<StorySheetProps<G>, 'table'> {
  readonly poster: NonNullable<GameClient<G>['poster']>
}

/** Saves the present position as a picture. */
function PosterButton<G extends GameTypes>({ poster, table }: PosterButtonProps<G>) {
  const words = useWords()
  const dispatch = useAppDispatch()
  const [drawing, setDrawing] = useState(false)
  const save = async () => {
    setDrawing(true)
    try {
      const file = storyFileName(table.campaign.title).replace(/\.html$/, '.png')
      saveBlob(file, await poster(table, words.language === 'es' ? 'es' : 'en'))
      dispatch(showToast({ kind: 'said', message: appMessage('story-book.poster-saved', { file }) }))
    } catch {
      dispatch(showToast({ kind: 'said', message: appMessage('story-book.poster-failed') }))
    } finally {
      setDrawing(false)
    }
  }
  return (
    <button type="button" className="button" disabled={drawing} onClick={() => void save()}>
      <Icon name="layers" />
      {words.text('story-book.poster')}
    </button>
  )
}

/** Saves the rendered pages as one file. */
function useSave<G extends GameTypes>(story: GameStory<G>, { campaign }: TableOf<G>) {
  const words = useWords()
  const dispatch = useAppDispatch()
  return async (body: string) => {
    const [frame, game] = await Promise.all([import('./story-styles.ts'), story.styles()])
    const styles = [frame.storyStyles, game].join('\n')
    const file = storyFileName(campaign.title)
    saveFile(
      file,
      storyDocument({ title: campaign.title, language: words.language, styles, body }),
      'text/html'
    )
    dispatch(showToast({ kind: 'said', message: appMessage('story-book.exported', { file }) }))
  }
}
