import colours from '../sides/sides.css?inline'
import story from './story.css?inline'

/** The style sheets that the exported story needs. */
export const invasionsStoryStyles = [colours, story].join('\n')
