/** Matches a last segment like `report.pdf`, which the service worker leaves to the server; `v1.5` does not match. */
export const FILE_NAME = /\.(?=\d*[a-z])[a-z\d]{1,12}$/i;
