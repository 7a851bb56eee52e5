import type { LiveState } from '../../live/messages.ts';

/** Calls back whenever the site has changed on the disk, as long as the desk is seen. */
export function onSiteChange(changed: () => void): () => void {
  let events: EventSource | undefined;
  let known: string | undefined;
  const connect = () => {
    if (document.hidden) {
      events?.close();
      events = undefined;
    } else if (!events) {
      events = new EventSource('/_live/events');
      events.onmessage = ({ data }) => {
        // The server sends nothing else.
        const { version } = JSON.parse(data) as LiveState;
        if (known !== undefined && known !== version) changed();
        known = version;
      };
    }
  };
  connect();
  document.addEventListener('visibilitychange', connect);
  return () => {
    document.removeEventListener('visibilitychange', connect);
    events?.close();
  };
}
