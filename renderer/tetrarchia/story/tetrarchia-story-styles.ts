import panels from '../panels/panels.css?inline'
import game from '../tetrarchia.css?inline'
import story from './story.css?inline'

/** The style sheets that the pages need outside the app. */
export const tetrarchiaStoryStyles = [game, panels, story].join('\n')
