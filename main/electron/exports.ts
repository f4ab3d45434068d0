import { basename, extname, join } from 'node:path'
import type { Session, WebContents } from 'electron'
import { product } from '#shared/app/product.ts'
import type { NativeWords } from './native-words.ts'

/** A story is a page for any browser; all else that is saved is a campaign. */
const STORY_EXTENSION = '.html'

/** What an export needs to know, and whom it tells how it went. */
export interface ExportDesk {
  /** Where the dialog opens. */
  folder(): string
  words(): NativeWords
  saved(path: string): void
  failed(contents: WebContents, file: string): void
}

/** What a page hands over to be saved goes where the player says, in the system's own dialog. */
export function askWhereToExport(session: Session, desk: ExportDesk): void {
  session.on('will-download', (_event, item, contents) => {
    const words = desk.words()
    const name = basename(item.getFilename())
    const isStory = extname(name) === STORY_EXTENSION
    item.setSaveDialogOptions({
      title: words(isStory ? 'storyTitle' : 'exportTitle'),
      defaultPath: join(desk.folder(), name),
      filters: [isStory ? { name: words('storyFiles'), extensions: ['html'] } : campaignFilter(words)]
    })
    item.once('done', (_done, state) => {
      if (state === 'completed') {
        // The system offers recent documents to be opened with the app: a story is for a browser.
        if (!isStory) desk.saved(item.getSavePath())
      } else if (state === 'interrupted') desk.failed(contents, item.getSavePath())
    })
  })
}

export function campaignFilter(words: NativeWords) {
  return { name: words('campaignFiles'), extensions: [product.fileExtension] }
}
