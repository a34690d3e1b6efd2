// A worker of a moment's life. With its first format a browser looks at all languages it knows, 30 to 50 ms of
// processor time, once for all threads of a process: here no page waits for it. Kept for a year by browsers, so what
// changes here gets another name.
new Intl.NumberFormat('en');
new Intl.DateTimeFormat('en-GB');
new Intl.PluralRules('en');
close();
