package main

import "net/http"

func main() {
	http.HandleFunc("/shipments", func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(http.StatusNoContent) })
	http.ListenAndServe(":8080", nil)
}
