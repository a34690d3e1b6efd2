/** A mistake that somebody might make, and that a test has to notice. */
export interface Fault {
  name: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  /** Words of the titles of the journeys that may see it, where nothing cheaper can. */
  journey?: string;
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'retry-of-a-post',
    file: 'src/http/http.ts',
    find: "const retries = (request.method ?? 'GET') === 'GET' ? 1 : 0;",
    replace: 'const retries = 1;',
  },
  {
    name: 'retry-of-a-plain-500',
    file: 'src/http/retry.ts',
    find: '[502, 503, 504]',
    replace: '[500, 502, 503, 504]',
  },
  {
    name: 'timeout-of-the-caller-ignored',
    file: 'src/http/http.ts',
    find: 'AbortSignal.timeout(request.timeoutMs ?? 8000)',
    replace: 'AbortSignal.timeout(8000)',
  },
  {
    name: 'token-to-a-lookalike-path',
    file: 'src/http/families.ts',
    find: '}/`);\n    if (target.origin',
    replace: '}`);\n    if (target.origin',
  },
  {
    name: 'token-in-an-anonymous-call',
    file: 'src/http/http.ts',
    find: 'token: request.anonymous ? undefined : options.token?.(),',
    replace: 'token: options.token?.(),',
  },
  {
    name: 'menu-in-reverse-order',
    file: 'src/content/wire/rows.ts',
    find: 'orderOf(a) - orderOf(b)',
    replace: 'orderOf(b) - orderOf(a)',
  },
  {
    name: 'shop-closes-before-midnight',
    file: 'src/content/wire/stores.ts',
    find: 'closes: to > from ? to : to + 1440',
    replace: 'closes: to',
  },
  {
    name: 'money-in-fractions-of-a-cent',
    file: 'src/operator/wire/money.ts',
    find: 'v.pipe(v.number(), v.safeInteger())',
    replace: 'v.number()',
  },
  {
    name: 'answer-for-the-player-before',
    file: 'src/state/queries.ts',
    find: '    if (this.#forgotten !== before) return answer;\n',
    replace: '',
  },
  {
    name: 'plural-always-other',
    file: 'src/i18n/text.ts',
    find: 'words(plurals.select(amount)) ?? words',
    replace: 'words',
  },
  {
    name: 'yen-with-cents',
    file: 'src/i18n/text.ts',
    find: '(format.resolvedOptions().maximumFractionDigits ?? 2)',
    replace: '2',
  },
  {
    name: 'days-left-counted-in-utc',
    file: 'src/pages/promotion-dates.ts',
    find: '- dayNumber(now, zone)',
    replace: "- dayNumber(now, { timeZone: 'UTC' })",
  },
  {
    name: 'redirect-to-another-host',
    file: 'src/lib/safe-path.ts',
    find: " || url.pathname.startsWith('//')",
    replace: '',
  },
  {
    name: 'open-past-midnight-forgotten',
    file: 'src/lib/opening-hours.ts',
    find: 'let day = today - DAY_MS;',
    replace: 'let day = today;',
  },
  {
    name: 'typed-amount-without-padding',
    file: 'src/pages/player/amounts/parse-amount.ts',
    find: "fraction.padEnd(digits, '0')",
    replace: 'fraction',
  },
  {
    name: 'home-that-leads-home',
    file: 'src/config/check-config.ts',
    find: ' && !isWayBack;',
    replace: ';',
  },
  {
    name: 'server-settings-in-the-page',
    file: 'src/config/public-config.ts',
    find: 'const { content: _, ...known } = config;',
    replace: 'const known = config;',
  },
  {
    name: 'refresh-without-a-lock',
    file: 'src/features/session/refresh.ts',
    find: 'return locks.request(LOCK, () => underLock(performance.now() - asked > 5));',
    replace: 'return underLock(performance.now() - asked > 5);',
  },
  {
    name: 'player-answers-after-the-logout',
    file: 'src/features/session/session-state.ts',
    find: '      forgetAnswers(stores.playerAnswers);\n',
    replace: '',
  },
  {
    name: 'token-renewed-after-its-end',
    file: 'src/features/session/keep-fresh.ts',
    find: 'const SHARE = 0.8;',
    replace: 'const SHARE = 1.2;',
  },
  {
    name: 'late-warning-of-a-short-session',
    file: 'src/features/session/inactivity.ts',
    find: 'Math.min(WARNING_MS, limitMs / 2)',
    replace: 'WARNING_MS',
  },
  {
    name: 'password-in-the-draft',
    file: 'src/pages/registration/kept-form.ts',
    find: '    for (const field of NEVER_KEPT) delete values[field];\n',
    replace: '',
  },
  {
    name: 'search-counts-as-a-form',
    file: 'src/features/occupation/watch-forms.ts',
    find: 'begun.has(form) || form.closest(\'search, [role="search"]\')',
    replace: 'begun.has(form)',
  },
  {
    name: 'new-key-for-each-try',
    file: 'src/pages/player/cashier/payment-attempt.ts',
    find: 'payment, key)',
    replace: 'payment, crypto.randomUUID())',
  },
  {
    name: 'push-question-after-never',
    file: 'src/features/push/push-memory.ts',
    find: '!never && (declinedAt',
    replace: '(declinedAt',
  },
  {
    name: 'push-of-the-player-before',
    file: 'src/features/push/create-push.ts',
    find: 'if (owner && !mine) {',
    replace: 'if (owner && mine) {',
  },
  {
    name: 'push-without-consent',
    file: 'src/push/decide-delivery.ts',
    find: "  if (!standing.push) return skip('push-off');\n",
    replace: '',
  },
  {
    name: 'quiet-hours-in-utc',
    file: 'src/push/decide-delivery.ts',
    find: 'const zone = knownZone(quietHours.timeZone);',
    replace: "const zone = 'UTC';",
  },
  {
    name: 'lease-renewed-too-late',
    file: 'src/push/sending-worker.ts',
    find: 'LEASE_MS / 3',
    replace: 'LEASE_MS * 3',
  },
  {
    name: 'no-focus-back-to-more',
    file: 'src/frame/desktop-nav/more-menu.tsx',
    find: '      button.current?.focus();\n',
    replace: '',
    journey: 'More is a menu button for the keyboard',
  },
  {
    name: 'toast-closes-under-the-pointer',
    file: 'src/frame/toaster/use-toast-time.ts',
    find: 'if (durationMs === -1 || held) return;',
    replace: 'if (durationMs === -1) return;',
    journey: 'time stands still under the pointer',
  },
  {
    name: 'no-room-for-more',
    file: 'src/frame/desktop-nav/fit.ts',
    find: 'end + gap + moreWidth <= room',
    replace: 'end + gap <= room',
  },
  {
    name: 'search-for-any-word',
    file: 'src/pages/games/search-games.ts',
    find: "combineWith: 'AND'",
    replace: "combineWith: 'OR'",
  },
  {
    name: 'reload-of-a-busy-page',
    file: 'src/pwa/update.ts',
    find: "if ((update.step as UpdateStep) === 'applied') reload();",
    replace: 'reload();',
  },
  {
    name: 'recovery-reloads-a-payment',
    file: 'src/pwa/chunk-recovery.ts',
    find: '!facts.siteAnswers || isOccupied ||',
    replace: '!facts.siteAnswers ||',
  },
  {
    name: 'content-key-without-its-query',
    file: 'sw/content-cache.ts',
    find: 'findIn(CACHES.content, request.url)',
    replace: "findIn(CACHES.content, request.url.split('?')[0] ?? '')",
  },
  {
    name: 'content-kept-without-wait-until',
    file: 'sw/content-cache.ts',
    find: 'event.waitUntil(keep(request.url, response.clone()));',
    replace: 'void keep(request.url, response.clone());',
  },
  {
    name: 'worker-answers-with-a-token',
    file: 'sw/routes.ts',
    find: " || request.headers.has('authorization')",
    replace: '',
  },
  {
    name: 'shell-instead-of-a-404',
    file: 'sw/navigation.ts',
    find: 'response.status < 500',
    replace: 'response.status < 400',
  },
  {
    name: 'click-also-sends-the-page',
    file: 'sw/push/notification-click.ts',
    find: 'return forgetPending();',
    replace: 'await forgetPending();',
  },
  {
    name: 'lost-nosniff-header',
    file: 'src/server/security-headers.ts',
    find: "  'X-Content-Type-Options': 'nosniff',\n",
    replace: '',
  },
  {
    name: 'redirect-loses-the-campaign',
    file: 'src/server/steps/pages.ts',
    find: 'withCampaign(to, exchange.url.search)',
    replace: 'to',
  },
  {
    name: 'personal-home-in-shared-caches',
    file: 'src/server/steps/pages.ts',
    find: 'page.complete && !personal',
    replace: 'page.complete',
  },
  {
    name: 'secret-of-the-visitor-in-the-page-key',
    file: 'src/server/steps/pages.ts',
    find: 'pages.get(target.pathname + target.search,',
    replace: 'pages.get(url.pathname + url.search,',
  },
  {
    name: 'canonical-as-it-was-typed',
    file: 'src/features/page-head/page-head.tsx',
    find: 'siteAddress(config, locale, path)}',
    replace: 'siteAddress(config, locale, pathname)}',
  },
  {
    name: 'webhook-without-secret',
    file: 'src/server/steps/hooks.ts',
    find: "isSameSecret(req.headers['x-webhook-secret'], secret)",
    replace: "req.headers['x-webhook-secret']",
  },
  {
    name: 'endless-addresses',
    file: 'src/server/site-server.ts',
    find: 'MAX_URL_LENGTH = 8192',
    replace: 'MAX_URL_LENGTH = 81_920',
  },
  {
    name: 'lower-limit-waits',
    file: 'src/sandbox/wallet/limit-rules.ts',
    find: 'wanted < amount',
    replace: 'wanted > amount',
  },
  {
    name: 'stake-over-the-limit',
    file: 'src/sandbox/wallet/limit-use.ts',
    find: 'left > 0 : left >= amount',
    replace: 'left > 0 : left > 0',
  },
  {
    name: 'one-key-for-two-payments',
    file: 'src/sandbox/wallet/idempotency.ts',
    find: "textOf(row, 'fingerprint') !== fingerprint",
    replace: "textOf(row, 'fingerprint') === ''",
  },
  {
    name: 'deposit-of-an-excluded-player',
    file: 'src/sandbox/wallet/payment-routes.ts',
    find: '          if (exclusionOf(ledger.database, owner.accountCode, at)) throw excluded();\n',
    replace: '',
  },
  {
    name: 'stolen-refresh-token',
    file: 'src/sandbox/accounts/refresh.ts',
    find: 'time - row.used_at <= RACE_MS',
    replace: 'time - row.used_at >= 0',
  },
];
