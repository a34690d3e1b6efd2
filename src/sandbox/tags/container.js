// The stand-in of a tag manager's container, served unchanged. It acts like a container with an analytics tag, an
// advertising tag and a custom HTML tag, each as far as consent mode allows, and reports everything to the collector
// beside it.
(() => {
  const { origin, searchParams } = new URL(document.currentScript.src);
  const container = searchParams.get('id');
  const layer = window.dataLayer;
  const consent = {};
  let hasTags = false;

  const send = (tag, message) => {
    const body = JSON.stringify({ container, tag, ...message });
    fetch(`${origin}/tags/api/collect`, { method: 'POST', mode: 'no-cors', keepalive: true, body });
  };

  /** Analytics: a cookie of this site's own, and every event. */
  const analytics = (event) => {
    if (consent.analytics_storage !== 'granted') return;
    if (!document.cookie.includes('_stand_in='))
      // biome-ignore lint/suspicious/noDocumentCookie: as tags do
      document.cookie = `_stand_in=${crypto.randomUUID()}; path=/; max-age=31536000; samesite=lax`;
    localStorage.setItem('_stand_in_visits', '1');
    send('analytics', event);
  };

  /** Advertising: requests a pixel for each page. */
  const advertising = ({ event, page_path }) => {
    if (consent.ad_storage !== 'granted' || event !== 'page_view') return;
    new Image().src = `${origin}/tags/api/pixel.gif?page=${encodeURIComponent(page_path)}`;
  };

  /** Custom HTML, once: loads a script of its own origin. Markup is sanitised, inline code does not run. */
  const custom = () => {
    if (hasTags) return;
    hasTags = true;
    const script = document.createElement('script');
    script.src = `${origin}/tags/api/tag.js`;
    document.head.append(script);
    const holder = document.createElement('div');
    holder.innerHTML = '<b>tag</b><img src="x" onerror="window.tagRan = true">';
    let code = 'ran';
    try {
      new Function('window.tagRan = true')();
    } catch {
      code = 'refused';
    }
    send('custom', { event: 'custom', markup: holder.innerHTML, code });
  };

  const take = (message) => {
    if (message[0] === 'consent') Object.assign(consent, message[2]);
    else if (message.event && message.event !== 'gtm.js') {
      analytics(message);
      advertising(message);
      custom();
    }
  };
  for (const message of layer) take(message);
  layer.push = (...messages) => {
    for (const message of messages) take(message);
    return Array.prototype.push.apply(layer, messages);
  };
})();
