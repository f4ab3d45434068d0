import { basename, extname, join } from 'node:path'
import type { Session, WebContents } from 'electron'
import { product } from '#shared/app/product.ts'
import type { NativeWords } from './native-words.ts'

/** A story is saved as a web page. All other downloads are campaigns. */
const STORY_EXTENSION = '.html'

/** What an export asks of the shell, and how it reports its result. */
export interface ExportCallbacks {
  /** The folder in which the dialog opens. */
  folder(): string
  words(): NativeWords
  saved(path: string): void
  failed(contents: WebContents, file: string): void
}

/** Lets the player choose in the system's dialog where a download of the page goes. */
export function askWhereToExport(session: Session, callbacks: ExportCallbacks): void {
  session.on('will-download', (_event, item, contents) => {
    const words = callbacks.words()
    const name = basename(item.getFilename())
    const isStory = extname(name) === STORY_EXTENSION
    item.setSaveDialogOptions({
      title: words(isStory ? 'storyTitle' : 'exportTitle'),
      defaultPath: join(callbacks.folder(), name),
      filters: [isStory ? { name: words('storyFiles'), extensions: ['html'] } : campaignFilter(words)]
    })
    item.once('done', (_done, state) => {
      if (state === 'completed') {
        // The system opens recent documents with the app, but a story belongs in a browser.
        if (!isStory) callbacks.saved(item.getSavePath())
      } else if (state === 'interrupted') callbacks.failed(contents, item.getSavePath())
    })
  })
}

export function campaignFilter(words: NativeWords) {
  return { name: words('campaignFiles'), extensions: [product.fileExtension] }
}
